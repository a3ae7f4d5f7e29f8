import { useEffect, useState } from 'react';
import { lazyModule, useLazyModule } from '#ui';
import { afterFirstInteraction } from '../kernel/after-first-interaction';
import { useSession, useSnapshotValue } from '../kernel/session';
import type { say as Say } from './session-notices';

// Fetched together with the notices, because there may be no connection when they are needed.
const sessionNotices = lazyModule(
  async () => (await Promise.all([import('./session-notices'), import('../kernel/notices')]))[0],
  { isPrefetched: false },
);

/** Shows a notice about the session. */
export const say: typeof Say = (...texts) =>
  void sessionNotices.fetchWhenOnline().then((notices) => notices.say(...texts));

function useDialogIsOpen() {
  const dialog = useSnapshotValue(useSession(), (snapshot) => snapshot?.children.dialog);
  return useSnapshotValue(dialog, (snapshot) => snapshot?.hasTag('open') ?? false);
}

/** On every page while the session has expired and its dialog was closed. */
export function LapsedBanner() {
  const isLapsed = useSnapshotValue(useSession(), (snapshot) =>
    snapshot?.matches({ authenticated: { access: 'lapsed' } }),
  );
  const isOpen = useDialogIsOpen();
  const isShown = isLapsed === true && !isOpen;
  const notices = useLazyModule(sessionNotices, isShown);
  return isShown && notices && <notices.ExpiredBanner />;
}

/** The dialog of an expired session and the countdown of its last minute. Their code loads after the first interaction. */
export function SessionDialogs() {
  const isOpen = useDialogIsOpen();
  const [wasOpen, setWasOpen] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const isSignedIn =
    useSnapshotValue(useSession(), (snapshot) => snapshot?.matches({ authenticated: { person: 'ready' } })) === true;
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  useEffect(() => {
    if (isSignedIn) void afterFirstInteraction().then(() => setInUse(true));
  }, [isSignedIn]);
  const notices = useLazyModule(sessionNotices, wasOpen || (isSignedIn && isInUse));
  if (!notices) return null;
  return (
    <>
      {isSignedIn && isInUse && <notices.LastMinute />}
      {wasOpen && <notices.ExpiryDialog />}
    </>
  );
}
