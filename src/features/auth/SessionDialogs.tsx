import { lazy, Suspense, useEffect, useState } from 'react';
import { inUse } from '../kernel/in-use';
import { loadWhenOnline } from '../kernel/load-when-online';
import { useSession, useSnapshotValue } from '../kernel/session';
import type { say as Say } from './session-notices';

// Fetched once somebody who is signed in does something, with the place where notices are shown, for there may be no
// connection when they are needed.
const late = () =>
  loadWhenOnline(async () => (await Promise.all([import('./session-notices'), import('../kernel/notices')]))[0]);
const ExpiryDialog = lazy(async () => ({ default: (await late()).ExpiryDialog }));
const LastMinute = lazy(async () => {
  await inUse();
  return { default: (await late()).LastMinute };
});
const ExpiredBanner = lazy(async () => ({ default: (await late()).ExpiredBanner }));

/** Says what became of the session. */
export const say: typeof Say = (...told) => void late().then((notices) => notices.say(...told));

function useDialogIsOpen() {
  const dialog = useSnapshotValue(useSession(), (snapshot) => snapshot?.children.dialog);
  return useSnapshotValue(dialog, (snapshot) => snapshot?.hasTag('open') ?? false);
}

/** On every page while the session has expired and its dialog was closed. */
export function LapsedBanner() {
  // Part of every first visit, where size counts for more than drawing it again.
  'use no memo';
  const isLapsed = useSnapshotValue(useSession(), (snapshot) =>
    snapshot?.matches({ authenticated: { access: 'lapsed' } }),
  );
  const isOpen = useDialogIsOpen();
  if (!isLapsed || isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ExpiredBanner />
    </Suspense>
  );
}

/** The dialog of the session and the count of its last minute, wherever the person is. Their code comes once somebody is signed in. */
export function SessionDialogs() {
  'use no memo';
  const isOpen = useDialogIsOpen();
  const [isNeeded, setNeeded] = useState(false);
  const isSignedIn = useSnapshotValue(useSession(), (snapshot) =>
    snapshot?.matches({ authenticated: { person: 'ready' } }),
  );
  useEffect(() => {
    if (isOpen) setNeeded(true);
  }, [isOpen]);
  // Each waits for itself: a dialog that is hidden as it closes would never end doing so.
  return (
    <>
      <Suspense fallback={null}>{isSignedIn && <LastMinute />}</Suspense>
      <Suspense fallback={null}>{isNeeded && <ExpiryDialog />}</Suspense>
    </>
  );
}
