import { beforeLeaving } from '../kernel/before-leaving';
import { remember } from '../kernel/forget';

/** Something that is shown as deleted and not sent yet. */
export interface Deletion {
  send: () => Promise<unknown>;
  /** The page goes: what is sent now must outlive it. */
  sendInLeaving: () => void;
  /** Nobody waits for it any more. */
  forget: () => void;
}

const waiting = new Set<Deletion>();

remember(() => {
  for (const { forget } of waiting) forget();
  waiting.clear();
});

function onPageHide() {
  for (const deletion of waiting) deletion.sendInLeaving();
}

/** Keeps a deletion until it is sent or taken back; answers how to tell that it was. */
export function keepDeletion(deletion: Deletion): () => void {
  if (waiting.size === 0) globalThis.addEventListener?.('pagehide', onPageHide);
  waiting.add(deletion);
  return () => {
    waiting.delete(deletion);
    if (waiting.size === 0) globalThis.removeEventListener?.('pagehide', onPageHide);
  };
}

/** Sends at once all that is shown as deleted. */
export const sendDeletions = (): Promise<unknown> => Promise.all([...waiting].map(({ send }) => send()));

beforeLeaving(sendDeletions);
