import { type Notice, notify, spendNotice } from '#ui';
import { translator } from '../language';
import { getPreferences } from '../preferences';
import { resetOnSignOut } from '../reset-on-sign-out';
import { words } from './words';

const most = 20;

/** Performs an undone action again. */
export type Redo = () => void;

interface Done {
  notice: number;
  undo: () => unknown;
}

/** An action in progress; an undo requested meanwhile runs as soon as it completes. */
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

/** Registers an action in progress as the target of Ctrl+Z. End it with `offerUndo` or `endUndoable`. */
export function beginUndoable(): PendingUndo {
  const begun = { isUnwanted: false };
  done = [...done, begun];
  return begun;
}

/** Removes an action that failed, because there is nothing to undo. */
export function endUndoable(begun: PendingUndo): void {
  done = done.filter((each) => each !== begun);
}

export interface OfferUndo {
  /** The handle from `beginUndoable`. */
  begun?: PendingUndo;
  topic?: string;
  /** The usual next action: the notice offers it instead of undo, which remains on Ctrl+Z. */
  next?: Notice['action'];
  /** Whether this is a redo, which keeps the rest of the redo stack. */
  isAgain?: boolean;
  /** Duration of the notice in milliseconds. */
  timeout?: number;
}

/**
 * Confirms an action in a notice and offers to undo it, in the notice unless it offers `next`, and by Ctrl+Z. If `undo`
 * returns a `Redo`, the action can be performed again. Returns a function that withdraws the offer.
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
  // The notice history must not offer actions that Ctrl+Z no longer reaches.
  for (const tooOld of done.splice(0, done.length - most)) if ('notice' in tooOld) spendNotice(tooOld.notice);
  if (begun?.isUnwanted) takeBack(entry);
  return () => withdraw(entry);
}

/** Undoes the last action once it has completed; returns whether there was one. */
export function undoLast(): boolean {
  const last = done.findLast((each) => 'notice' in each || !each.isUnwanted);
  if (last && 'notice' in last) takeBack(last);
  else if (last) last.isUnwanted = true;
  return last !== undefined;
}

/** Redoes the last undone action once its undo has completed; returns whether there was one. */
export function redoLast(): boolean {
  const last = undone.at(-1);
  undone = undone.slice(0, -1);
  void last?.then((redo) => typeof redo === 'function' && redo());
  return last !== undefined;
}
