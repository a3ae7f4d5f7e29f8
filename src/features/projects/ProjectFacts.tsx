import { isOver } from '#domain/project-life';
import { Avatar, Card, Inline, ProgressBar, Stack, Text } from '#ui';
import { Deadline } from '../kernel/Deadline';
import { useWords } from '../kernel/language';
import * as styles from './ProjectFacts.css';
import type { Project } from './queries';
import { StatusBadge } from './StatusBadge';
import { words } from './words';

/** Status, deadline, unit, owner and progress of a project at a glance. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useWords(words);
  const { done, total } = project.progress;
  const facts = [
    { name: t('field.status'), value: <StatusBadge status={project.status} /> },
    { name: t('field.dead_line'), value: <Deadline day={project.dead_line} isOver={isOver(project.status)} /> },
    { name: t('field.unit'), value: project.unit?.name ?? t('noUnit') },
    {
      name: t('field.owner'),
      value: (
        <Inline space="s" align="center" wrap={false}>
          <Avatar name={project.owner.name} size="small" />
          {project.owner.name}
        </Inline>
      ),
    },
  ];
  return (
    <Card padding="l">
      <Stack space="l">
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Stack space="xs">
          <ProgressBar label={t('field.progress')} value={done} max={Math.max(total, 1)} showValue />
          <Text size="s" tone="secondary" isTabular>
            {t('progress', { done, total })}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
