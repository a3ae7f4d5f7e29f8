import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { matchesSearch } from '#domain/search';
import { Button, Columns, EmptyState, Page, SearchField, Skeleton, Stack } from '#ui';
import { translator, useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { useLiveChanges } from '../../kernel/live';
import type { PageHandle } from '../../kernel/page';
import { queryClient } from '../../kernel/query';
import { useCan } from '../../kernel/session';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import { useSearches } from '../../kit/tray/use-searches';
import { useTray } from '../../kit/tray/use-tray';
import { allUnits, ownUnits } from '../../units/public';
import { allUsers, type User } from '../data/users';
import { pendingMemberships } from './memberships';
import { UnitSwitches } from './UnitSwitches';
import { type Unit, UserUnitsGrid } from './UserUnitsGrid';
import { userUnitWords } from './words';

const MembershipTray = lazyComponent(() => import('./MembershipTray'), 'MembershipTray');

export const handle: PageHandle = { pageName: (language) => translator(userUnitWords, language)('title') };

export const loader = () => {
  void queryClient.prefetchQuery(allUsers());
  return null;
};

/** Who belongs to which unit, all beside each other; changes wait in a tray until they are sent. */
export function Component() {
  useLiveChanges();
  const t = useWords(userUnitWords);
  const seesAll = useCan()('view:units');
  const users = useQuery(allUsers());
  const all = useQuery({ ...allUnits(), enabled: seesAll });
  const own = useQuery({ ...ownUnits(), enabled: !seesAll });
  const units = seesAll ? all : own;
  const failure = (!users.data && users.error) || (!units.data && units.error);
  // A thousand people are drawn in pieces, so that nothing else waits for them.
  const [people, places] = [useDeferredValue(users.data, undefined), useDeferredValue(units.data, undefined)];
  if (failure) throw failure;
  if (people && places) return <UnitsGrid users={people} units={places} />;
  return (
    <Page title={t('title')} width="full">
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    </Page>
  );
}

const names = ['people', 'units'] as const;

function UnitsGrid({ users, units }: { users: User[]; units: Unit[] }) {
  const t = useWords(userUnitWords);
  const isNarrow = useIsNarrow();
  const { texts, found, write, clear } = useSearches(names);
  const tray = useTray('people-in-units', (kept) => pendingMemberships(kept, users, units));
  // What runs for the tray outlives what waits in it.
  const [wasChanged, setChanged] = useState(false);
  if (tray.pending.length > 0 && !wasChanged) setChanged(true);
  const shown = {
    users: users.filter(({ name, email }) => matchesSearch(found.people, name, email)),
    units: units.filter(({ name, code }) => matchesSearch(found.units, name, code ?? '')),
    tray,
  };
  const isNothing = shown.users.length === 0 || shown.units.length === 0;
  return (
    <Page title={t('title')} width="full">
      <Stack space="m">
        {units.length > 0 && (
          <Columns minWidth="s">
            {names.map((name) => (
              <SearchField
                key={name}
                label={t(`search.${name}`)}
                value={texts[name]}
                onChange={(text) => write({ [name]: text })}
              />
            ))}
          </Columns>
        )}
        {isNothing && units.length === 0 && (
          <EmptyState kind="nothing yet" title={t('empty.title')} description={t('empty.text')} />
        )}
        {isNothing && units.length > 0 && (
          <EmptyState
            kind="nothing matches"
            title={t('noneTitle')}
            description={t('none', { people: shown.users.length, units: shown.units.length })}
            action={
              <Button weight="soft" tone="neutral" onPress={clear}>
                {t('clear')}
              </Button>
            }
          />
        )}
        {!isNothing && (isNarrow ? <UnitSwitches {...shown} /> : <UserUnitsGrid {...shown} />)}
        {wasChanged && (
          <Suspense>
            <MembershipTray tray={tray} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}
