import { addDays, type Day } from '#domain/dates';
import type { Schema } from '#openapi/operations';
import { Card, EmptyState, Text } from '#ui';
import { useWords } from '../kernel/language';
import * as styles from './HomePage.css';
import { ProjectLine } from './ProjectLine';
import { words } from './words';

type Row = Schema<'ProjectListItem'>;

const most = 5;

/** The open projects by what they ask for: late, due within a week, under way, and neither pressing nor under way. */
export function sorted(open: readonly Row[], today: Day) {
  const nextWeek = addDays(today, 7);
  const late = open.filter(({ dead_line }) => dead_line !== null && dead_line < today);
  const week = open.filter(({ dead_line }) => dead_line !== null && dead_line >= today && dead_line <= nextWeek);
  const active = open.filter(({ status }) => status === 'active');
  const later = open.filter(
    (project) => project.status !== 'active' && !late.includes(project) && !week.includes(project),
  );
  return { late, week, active, later };
}

/** Some projects, the first of them. */
export function Lines({ rows }: { rows: readonly Row[] }) {
  return (
    <Card padding="none">
      <ul className={styles.list}>
        {rows.slice(0, most).map((project) => (
          <ProjectLine key={project.id} project={project} />
        ))}
      </ul>
    </Card>
  );
}

/** The projects that are late or due soon. */
export function Pressing({ rows }: { rows: readonly Row[] }) {
  const t = useWords(words);
  return rows.length === 0 ? <Text tone="secondary">{t('attentionEmpty')}</Text> : <Lines rows={rows} />;
}

/** The projects under way, those that do not press first. */
export function Going({ active, pressing }: { active: readonly Row[]; pressing: readonly Row[] }) {
  const t = useWords(words);
  const calm = active.filter((project) => !pressing.includes(project));
  if (active.length === 0)
    return <EmptyState kind="nothing yet" title={t('goingEmptyTitle')} description={t('goingEmpty')} level={3} />;
  return <Lines rows={calm.length > 0 ? calm : active} />;
}
