import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ButtonLink, Columns, EmptyState, Link, List, Page, Section, Skeleton, Stack } from '#ui';
import { invitationsOf } from '../invitations/public';
import { translator, useWords } from '../kernel/language';
import { lazyComponent } from '../kernel/lazy-component';
import { useLiveChanges } from '../kernel/live';
import type { PageHandle } from '../kernel/page';
import { rowsOf } from '../kernel/query';
import { useCan } from '../kernel/session';
import { Figures } from '../kit/section/Figures';
import { QuerySection } from '../kit/section/QuerySection';
import { paths } from '../paths';
import { allUnits } from '../units/public';
import { allUsers } from '../users/public';
import { type Hand, handsNeeded } from './hands';
import { adminWords } from './words';

const RecentEvents = lazyComponent(() => import('../audit/public'), 'RecentEvents');

export const handle: PageHandle = { pageName: (language) => translator(adminWords, language)('title') };

/** For so many units it is looked whether invitations did not go out: one call each. */
const mostUnits = 20;

const none: never[] = [];

/** Where the parts of the administration are, and what one has to be allowed to see each. */
const ofAdministration = [
  { name: 'units', href: paths.adminUnits(), permission: 'view:units' },
  { name: 'userUnits', href: paths.userUnits(), permission: 'view:user_units' },
  { name: 'users', href: paths.users(), permission: 'view:users' },
  { name: 'rbac', href: paths.rbac(), permission: 'view:rbac' },
  { name: 'leads', href: paths.leads(), permission: 'view:leads' },
  { name: 'wabas', href: paths.wabas(), permission: 'view:wabas' },
  { name: 'audit', href: paths.audit(), permission: 'view:audit' },
  { name: 'privacyRequests', href: paths.privacyRequests(), permission: 'manage:users' },
] as const;

/** What an administrator looks at first: how many there are, what needs a hand, and what happened last. */
export function Component() {
  useLiveChanges();
  const t = useWords(adminWords);
  const can = useCan();
  const [seesUsers, seesUnits] = [can('view:users'), can('view:units')];
  const users = useQuery({ ...allUsers(), enabled: seesUsers });
  const units = useQuery({ ...allUnits(), enabled: seesUnits });
  const invitations = useQueries({
    queries: (can('manage:units') ? (units.data ?? none) : none)
      .slice(0, mostUnits)
      .map(({ id }) => invitationsOf({ kind: 'unit', id })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? rowsOf(data) : [])),
  });
  const people = users.data ?? none;
  const places = units.data ?? none;
  const isReady = (!seesUsers || users.data !== undefined) && (!seesUnits || units.data !== undefined);
  const broken = [users, units].find(({ data, error }) => error && data === undefined);
  const hands = handsNeeded(people, places, invitations);
  return (
    <Page title={t('title')}>
      <Stack space="xl">
        <QuerySection
          title={t('counts')}
          query={{
            data: isReady ? hands : undefined,
            error: broken?.error,
            isFetching: users.isFetching || units.isFetching,
            refetch: () => Promise.all([users, units].map((each) => each.refetch())),
          }}
        >
          {() => (
            <Figures
              of={[
                ...(seesUsers
                  ? [
                      {
                        label: t('figure.people'),
                        value: people.filter(({ status }) => status === 'active').length,
                      },
                      {
                        label: t('figure.invited'),
                        value: people.filter(({ status }) => status === 'invited').length,
                      },
                    ]
                  : []),
                ...(seesUnits
                  ? [{ label: t('figure.units'), value: places.filter(({ is_active }) => is_active).length }]
                  : []),
              ]}
            />
          )}
        </QuerySection>
        <Columns minWidth="l" space="xl">
          {isReady ? <Hands hands={hands} /> : !broken && <Skeleton lines={6} />}
          {can('view:audit') && (
            <Suspense fallback={<Skeleton lines={6} />}>
              <RecentEvents />
            </Suspense>
          )}
        </Columns>
        <Section title={t('places')}>
          <Columns minWidth="s">
            {ofAdministration
              .filter(({ permission }) => can(permission))
              .map(({ name, href }) => (
                <ButtonLink key={name} href={href} weight="soft" tone="neutral">
                  {t(`place.${name}`)}
                </ButtonLink>
              ))}
          </Columns>
        </Section>
      </Stack>
    </Page>
  );
}

/** Where each of them is set right. */
const ways: Record<Hand['kind'], string> = {
  withoutRole: paths.rbacPeople(),
  withoutUnit: paths.userUnits(),
  neverCame: `${paths.users()}?seen=never&unit=all`,
  unitsUnused: `${paths.adminUnits()}?use=inactive`,
  unitsWithoutManager: paths.adminUnits(),
  invitationsFailed: paths.adminUnits(),
};

function Hands({ hands }: { hands: readonly Hand[] }) {
  const t = useWords(adminWords);
  return (
    <Section title={t('hands')}>
      {hands.length === 0 ? (
        <EmptyState kind="nothing yet" title={t('noHands')} description={t('noHandsText')} />
      ) : (
        <List label={t('hands')} items={hands.map((hand) => ({ ...hand, id: hand.kind }))} frame="card">
          {({ kind, count, unitId }) => (
            <Link href={unitId ? paths.unitPeople({ unitId }) : ways[kind]}>{t(`hand.${kind}`, { count })}</Link>
          )}
        </List>
      )}
    </Section>
  );
}
