import { addSignOutTask } from '../kernel/before-sign-out';
import { resetOnSignOut } from '../kernel/reset-on-sign-out';

/** A deletion that is shown but not sent yet. */
export interface PendingDeletion {
  send: () => Promise<unknown>;
  /** Sends it with a request that outlives the page. */
  sendInLeaving: () => void;
  /** Drops it on sign-out. */
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

/** Registers a deletion until it is sent or undone; returns a function that removes it. */
export function addPendingDeletion(deletion: PendingDeletion): () => void {
  if (waiting.size === 0) globalThis.addEventListener?.('pagehide', onPageHide);
  waiting.add(deletion);
  return () => {
    waiting.delete(deletion);
    if (waiting.size === 0) globalThis.removeEventListener?.('pagehide', onPageHide);
  };
}

/** Sends all pending deletions now. */
export const flushDeletions = (): Promise<unknown> => Promise.all([...waiting].map(({ send }) => send()));

addSignOutTask(flushDeletions);
