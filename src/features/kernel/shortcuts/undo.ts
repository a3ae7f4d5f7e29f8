import { type Notice, notify, spendNotice } from '#ui';
import { translator } from '../language';
import { getPreferences } from '../preferences';
import { resetOnSignOut } from '../reset-on-sign-out';
import { words } from './words';

const most = 20;

/** Does once more what was taken back. */
export type Redo = () => void;

interface Done {
  notice: number;
  undo: () => unknown;
}

/** Something that is being done: asked for meanwhile, its way back is gone as soon as there is one. */
export interface PendingUndo {
  isUnwanted: boolean;
}

let done: (Done | PendingUndo)[] = [];
let undone: Promise<unknown>[] = [];
resetOnSignOut(() => {
  done = [];
  undone = [];
});

function withdraw(entry: Done) {
  done = done.filter((each) => each !== entry);
  spendNotice(entry.notice);
}

function takeBack(entry: Done) {
  if (!done.includes(entry)) return;
  withdraw(entry);
  undone = [...undone, Promise.resolve(entry.undo())];
}

/** Tells that something begins that may be taken back: Ctrl+Z means it from now on. It ends in `offerUndo` or `endBegun`. */
export function beginUndoable(): PendingUndo {
  const begun = { isUnwanted: false };
  done = [...done, begun];
  return begun;
}

/** There is nothing to take back of it. */
export function endUndoable(begun: PendingUndo): void {
  done = done.filter((each) => each !== begun);
}

export interface OfferUndo {
  /** What it was while it was being done. */
  begun?: PendingUndo;
  topic?: string;
  /** What most do next: the notice offers that, and the way back is left to Ctrl+Z. */
  next?: Notice['action'];
  /** Whether it was taken back before: what was taken back beside it can still be done again. */
  isAgain?: boolean;
  /** How long the notice stays, in milliseconds. */
  timeout?: number;
}

/**
 * Says what was just done and offers to take it back: in the notice, unless that offers what comes `next`, and by Ctrl+Z.
 * A `Redo` that `undo` answers, at once or later, does it again. Answers how to withdraw the offer.
 */
export function offerUndo(
  title: string,
  undo: () => unknown,
  { begun, topic, next, isAgain = false, timeout = 8000 }: OfferUndo = {},
): () => void {
  const label = translator(words, getPreferences().language)('undo');
  const action = next ?? { label, onPress: () => takeBack(entry) };
  const notice = notify({ variant: 'success', title, topic, action, timeout });
  const entry: Done = { notice, undo };
  done = begun && done.includes(begun) ? done.map((each) => (each === begun ? entry : each)) : [...done, entry];
  if (!isAgain) undone = [];
  // What Ctrl+Z no longer reaches is not offered in the history either.
  for (const tooOld of done.splice(0, done.length - most)) if ('notice' in tooOld) spendNotice(tooOld.notice);
  if (begun?.isUnwanted) takeBack(entry);
  return () => withdraw(entry);
}

/** Takes back what was done last, as soon as it is done; whether there was anything. */
export function undoLast(): boolean {
  const last = done.findLast((each) => 'notice' in each || !each.isUnwanted);
  if (last && 'notice' in last) takeBack(last);
  else if (last) last.isUnwanted = true;
  return last !== undefined;
}

/** Does again what was taken back last, once that is through; whether there was anything. */
export function redoLast(): boolean {
  const last = undone.at(-1);
  undone = undone.slice(0, -1);
  void last?.then((redo) => typeof redo === 'function' && redo());
  return last !== undefined;
}
