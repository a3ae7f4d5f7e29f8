import { lazyModule, useLazyModule } from '#ui';
import { SessionDialogs } from '../features/auth/SessionDialogs';
import { Providers } from '../features/kernel/Providers';
import { usePerson } from '../features/kernel/session';

const viewBarModule = lazyModule(() => import('../features/roles/view-as/ViewBar'), { isPrefetched: false });

/** Everything around a page, signed in or not. */
export function Root() {
  const isViewing = usePerson()?.viewing !== undefined;
  const viewAs = useLazyModule(viewBarModule, isViewing);
  return (
    <Providers>
      <SessionDialogs />
      {isViewing && viewAs && <viewAs.ViewBar />}
    </Providers>
  );
}
