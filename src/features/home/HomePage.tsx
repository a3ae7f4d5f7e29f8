import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { addDays } from '#domain/dates';
import { ButtonLink, Card, EmptyState, Inline, Link, Page, Section, Stack, Text } from '#ui';
import { useFormats } from '../kernel/format';
import { translator, useWords } from '../kernel/language';
import { openProjects } from '../kernel/open-projects';
import type { PageHandle } from '../kernel/page';
import { queryClient, rowsOf } from '../kernel/query';
import { useCan, usePerson } from '../kernel/session';
import { paths } from '../paths';
import * as styles from './HomePage.css';
import { ProjectLine } from './ProjectLine';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

export const loader = () => queryClient.ensureQueryData(openProjects());

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** The day at a glance: what is late, what is due this week, and what is under way. */
export function Component() {
  const t = useWords(words);
  const { longDay, today } = useFormats();
  const person = usePerson();
  const mayCreate = useCan()('create:projects');
  const open = rowsOf(useSuspenseQuery(openProjects()).data);

  const now = today();
  const nextWeek = addDays(now, 7);
  const late = open.filter(({ dead_line }) => dead_line !== null && dead_line < now);
  const week = open.filter(({ dead_line }) => dead_line !== null && dead_line >= now && dead_line <= nextWeek);
  const active = open.filter(({ status }) => status === 'active');
  const pressing = [...late, ...week];
  const going = active.filter((project) => !pressing.includes(project));
  const stats = { active: active.length, late: late.length, week: week.length };

  return (
    <Page
      title={t('greeting', { part: partOfDay(new Date().getHours()), name: person?.name.split(' ')[0] ?? '' })}
      description={longDay(now)}
      actions={
        mayCreate && (
          <ButtonLink href={paths.createProject()} icon={Plus}>
            {t('create')}
          </ButtonLink>
        )
      }
    >
      <Stack space="xl">
        <dl className={styles.stats}>
          {(['active', 'late', 'week'] as const).map((name) => (
            <div key={name} className={styles.stat}>
              <dt className={styles.name}>{t(`stats.${name}`)}</dt>
              <dd className={styles.figure({ isAlarming: name === 'late' && stats.late > 0 })}>{stats[name]}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.columns}>
          <Section title={t('attention')}>
            {pressing.length === 0 ? (
              <Text tone="secondary">{t('attentionEmpty')}</Text>
            ) : (
              <Card padding="none">
                <ul className={styles.list}>
                  {pressing.map((project) => (
                    <ProjectLine key={project.id} project={project} />
                  ))}
                </ul>
              </Card>
            )}
          </Section>
          <Section title={t('going')}>
            {active.length === 0 ? (
              <EmptyState kind="nothing yet" title={t('goingEmptyTitle')} description={t('goingEmpty')} level={3} />
            ) : (
              <Card padding="none">
                <ul className={styles.list}>
                  {(going.length > 0 ? going : active).map((project) => (
                    <ProjectLine key={project.id} project={project} />
                  ))}
                </ul>
              </Card>
            )}
          </Section>
        </div>
        <Inline>
          <Link href={paths.projects()}>{t('all')}</Link>
        </Inline>
      </Stack>
    </Page>
  );
}
