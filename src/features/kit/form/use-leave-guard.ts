import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from '../../kernel/session';

/** Keeps whoever has unsaved changes on the page until it is said that they may be lost. */
export function useLeaveGuard(isUnsaved: () => boolean) {
  const session = useSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      isUnsaved() &&
      // Whoever is signed out must go; the draft stays.
      session.getSnapshot().matches('authenticated'),
  );
  useUnloadGuard(isUnsaved);
  return blocker;
}

/** Lets the browser ask before it drops a page with unsaved changes. */
export function useUnloadGuard(isUnsaved: () => boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
