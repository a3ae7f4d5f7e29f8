import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink, Link, Page, Section, Skeleton, Stack } from '#ui';
import { useFormats } from '../kernel/format';
import { translator, useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import { useLiveChanges } from '../kernel/live';
import { mediaHook } from '../kernel/media';
import type { PageHandle } from '../kernel/page';
import { pendingInvitations } from '../kernel/pending-invitations';
import { queryClient, rowsOf } from '../kernel/query';
import { useSelectedUnit } from '../kernel/selection';
import { useCan, usePerson } from '../kernel/session';
import { QuerySection } from '../kit/section/QuerySection';
import { meetingsToday } from '../meetings/public';
import { paths } from '../paths';
import { openProjects } from '../projects/public';
import { myWork } from '../work/public';
import { Continue } from './Continue';
import * as styles from './HomePage.css';
import { MyWork } from './MyWork';
import { Going, Lines, Pressing, sorted } from './Projects';
import { Waiting } from './Waiting';
import { words } from './words';

// The first page stands without them, and is the first of most visits.
const Newcomer = lazyComponent(() => import('./Newcomer'), 'Newcomer');
const MeetingsToday = lazyComponent(() => import('./MeetingsToday'), 'MeetingsToday');

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

// All is asked for at once; each part waits for its own answer.
export const loader = () => {
  void MeetingsToday.prefetch();
  void queryClient.prefetchQuery(openProjects());
  void queryClient.prefetchQuery(myWork());
  void queryClient.prefetchQuery(pendingInvitations());
  void queryClient.prefetchQuery(meetingsToday());
  return null;
};

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** Where the columns stand one below the other, the second waits for the first, which would push it away. */
const useIsStacked = mediaHook('(max-width: 1023.98px)');

/** The first page after signing in: the day, or what comes before it. */
export function Component() {
  const { key } = useLocation();
  const isNewcomer = !useCan()('view:dashboard');
  // As they arrived: what a newcomer has just accepted goes on from the card that it stands on.
  const [arrival, setArrival] = useState({ key, isNewcomer });
  if (arrival.key !== key) setArrival({ key, isNewcomer });
  if (!arrival.isNewcomer) return <HomeDay />;
  return (
    <Suspense fallback={null}>
      <Newcomer />
    </Suspense>
  );
}

/** The day at a glance: what waits for the person, what is late, what is due this week, and what is under way. */
function HomeDay() {
  const t = useWords(words);
  const { longDay, today, hour } = useFormats();
  const person = usePerson();
  const mayCreate = useCan()('create:projects');
  const query = useQuery(openProjects());
  const isStacked = useIsStacked();
  const hasWork = !useQuery(myWork()).isPending;
  useLiveChanges();

  const now = today();
  // As everywhere, of the unit that the header says; one's own appointments are of every unit.
  const unit = useSelectedUnit();
  const all = query.data && rowsOf(query.data);
  const projects = unit ? all?.filter((project) => project.unit?.id === unit) : all;
  const unitName = person?.units.find(({ id }) => id === unit)?.name;
  const { late, week, active, later } = sorted(projects ?? [], now);
  const pressing = [...late, ...week];
  const stats = { active: active.length, late: late.length, week: week.length };

  return (
    <Page
      title={t('greeting', { part: partOfDay(hour()), name: person?.name.split(' ')[0] ?? '' })}
      description={unitName ? `${longDay(now)} · ${unitName}` : longDay(now)}
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
            <Suspense fallback={<Skeleton shape="block" />}>
              <MeetingsToday />
            </Suspense>
            <MyWork />
            {all && <Continue projects={all} />}
          </div>
          {(hasWork || !isStacked) && (
            <div className={styles.column}>
              <QuerySection title={t('attention')} query={query}>
                {() => <Pressing rows={pressing} />}
              </QuerySection>
              {projects && (
                <QuerySection
                  title={t('going')}
                  actions={<Link href={paths.projects()}>{t('all')}</Link>}
                  query={query}
                >
                  {() => <Going active={active} pressing={pressing} />}
                </QuerySection>
              )}
              {later.length > 0 && (
                <Section title={t('later')}>
                  <Lines rows={later} />
                </Section>
              )}
            </div>
          )}
        </div>
      </Stack>
    </Page>
  );
}
