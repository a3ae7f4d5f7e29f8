import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { ButtonLink, Link, Page, Stack } from '#ui';
import { useFormats } from '../kernel/format';
import { translator, useWords } from '../kernel/language';
import { useLiveChanges } from '../kernel/live';
import { openProjects } from '../kernel/open-projects';
import type { PageHandle } from '../kernel/page';
import { pendingInvitations } from '../kernel/pending-invitations';
import { queryClient, rowsOf } from '../kernel/query';
import { useCan, usePerson } from '../kernel/session';
import { myWork } from '../kernel/work/queries';
import { paths } from '../paths';
import { Continue } from './Continue';
import * as styles from './HomePage.css';
import { MyWork } from './MyWork';
import { Part } from './Part';
import { Going, Pressing, sorted } from './Projects';
import { Waiting } from './Waiting';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

// All is asked for at once; each part waits for its own answer.
export const loader = () => {
  void queryClient.prefetchQuery(openProjects());
  void queryClient.prefetchQuery(myWork());
  void queryClient.prefetchQuery(pendingInvitations());
  return null;
};

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** The day at a glance: what waits for the person, what is late, what is due this week, and what is under way. */
export function Component() {
  const t = useWords(words);
  const { longDay, today } = useFormats();
  const person = usePerson();
  const mayCreate = useCan()('create:projects');
  const query = useQuery(openProjects());
  useLiveChanges();

  const now = today();
  const projects = query.data && rowsOf(query.data);
  const { late, week, active } = sorted(projects ?? [], now);
  const pressing = [...late, ...week];
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
        <Waiting />
        <dl className={styles.stats}>
          {(['active', 'late', 'week'] as const).map((name) => (
            <div key={name} className={styles.stat}>
              <dt className={styles.name}>{t(`stats.${name}`)}</dt>
              <dd className={styles.figure({ isAlarming: name === 'late' && stats.late > 0 })}>
                {projects ? stats[name] : '–'}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.columns}>
          <div className={styles.column}>
            <MyWork />
            {projects && <Continue projects={projects} />}
          </div>
          <div className={styles.column}>
            <Part title={t('attention')} query={query}>
              {() => <Pressing rows={pressing} />}
            </Part>
            {projects && (
              <Part title={t('going')} actions={<Link href={paths.projects()}>{t('all')}</Link>} query={query}>
                {() => <Going active={active} pressing={pressing} />}
              </Part>
            )}
          </div>
        </div>
      </Stack>
    </Page>
  );
}
