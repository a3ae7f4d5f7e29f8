import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from '../../kernel/session';

/** Blocks navigation while there are unsaved changes until the person confirms. */
export function useLeaveGuard(isUnsaved: () => boolean) {
  const session = useSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      // A signed-out person is not blocked; the draft remains stored.
      session.getSnapshot().matches('authenticated'),
  );
  useUnloadGuard(isUnsaved);
  return blocker;
}

/** Lets the browser ask before it unloads a page with unsaved changes. */
export function useUnloadGuard(isUnsaved: () => boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
