import { lazy, Suspense } from 'react';
import { SessionDialogs } from '../features/auth/SessionDialogs';
import { loadWhenOnline } from '../features/kernel/load-when-online';
import { Providers } from '../features/kernel/Providers';
import { usePerson } from '../features/kernel/session';

const ViewBar = lazy(() =>
  loadWhenOnline(async () => ({ default: (await import('../features/roles/view-as/ViewBar')).ViewBar })),
);

/** What is around every page, signed in or not. */
export function Root() {
  // Part of every first visit: half the size counts for more than drawing it again.
  'use no memo';
  const isViewing = usePerson()?.viewing !== undefined;
  return (
    <Providers>
      <SessionDialogs />
      {isViewing && (
        <Suspense>
          <ViewBar />
        </Suspense>
      )}
    </Providers>
  );
}
