import { addSignOutTask } from '../kernel/before-sign-out';
import { resetOnSignOut } from '../kernel/reset-on-sign-out';

/** Something that is shown as deleted and not sent yet. */
export interface PendingDeletion {
  send: () => Promise<unknown>;
  /** The page goes: what is sent now must outlive it. */
  sendInLeaving: () => void;
  /** Nobody waits for it any more. */
  forget: () => void;
}

const waiting = new Set<PendingDeletion>();

resetOnSignOut(() => {
  for (const { forget } of waiting) forget();
  waiting.clear();
});

function onPageHide() {
  for (const deletion of waiting) deletion.sendInLeaving();
}

/** Keeps a deletion until it is sent or taken back; answers how to tell that it was. */
export function addPendingDeletion(deletion: PendingDeletion): () => void {
  if (waiting.size === 0) globalThis.addEventListener?.('pagehide', onPageHide);
  waiting.add(deletion);
  return () => {
    waiting.delete(deletion);
    if (waiting.size === 0) globalThis.removeEventListener?.('pagehide', onPageHide);
  };
}

/** Sends at once all that is shown as deleted. */
export const flushDeletions = (): Promise<unknown> => Promise.all([...waiting].map(({ send }) => send()));

addSignOutTask(flushDeletions);
