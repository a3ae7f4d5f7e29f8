import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../kernel/session';
import { useWaitingSends } from '../kernel/waiting-sends';
import type { say as Say } from './session-notices';

// Fetched once somebody is signed in, with the place where notices are shown, for there may be no connection when they
// are needed.
const late = async () => (await Promise.all([import('./session-notices'), import('../kernel/notices')]))[0];
const ExpiryDialog = lazy(async () => ({ default: (await late()).ExpiryDialog }));
const ExpiredBanner = lazy(async () => ({ default: (await late()).ExpiredBanner }));

/** Says what became of the session. */
export const say: typeof Say = (...told) => void late().then((notices) => notices.say(...told));

function useDialogIsOpen() {
  const dialog = useSelector(useSession(), ({ children }) => children.dialog);
  return useSelector(dialog, (snapshot) => snapshot?.hasTag('open') ?? false);
}

/** On every page while the session has expired and its dialog was closed. */
export function LapsedBanner() {
  const isLapsed = useSelector(useSession(), (snapshot) => snapshot.matches({ authenticated: { access: 'lapsed' } }));
  const isOpen = useDialogIsOpen();
  if (!isLapsed || isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ExpiredBanner />
    </Suspense>
  );
}

/** The dialogs of the session, wherever the person is. Their code comes with the first of them. */
export function SessionDialogs() {
  const session = useSession();
  const isOpen = useDialogIsOpen();
  const { count } = useWaitingSends();
  const [isNeeded, setNeeded] = useState(false);
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches({ authenticated: { person: 'ready' } }));
  useEffect(() => {
    if (isSignedIn) void late();
  }, [isSignedIn]);
  useEffect(() => {
    if (isOpen || count > 0) setNeeded(true);
  }, [isOpen, count]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ExpiryDialog />
    </Suspense>
  );
}
