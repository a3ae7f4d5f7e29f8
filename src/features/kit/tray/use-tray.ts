import { useEffect, useState } from 'react';
import { parseList, readStored, writeStored } from '../../kernel/browser-storage';
import { draftKey } from '../../kernel/drafts';

/** Pending changes by cell key: whether the cell will be on. */
export type Tray = ReadonlyMap<string, boolean>;

/** Returns the key of a cell. */
export const cellKey = (line: string, column: string) => `${line} ${column}`;

const parsePair = (given: unknown) =>
  Array.isArray(given) && typeof given[0] === 'string' && typeof given[1] === 'boolean'
    ? ([given[0], given[1]] as const)
    : undefined;

/** Returns the tray after a cell was toggled; a cell back in its saved state leaves the tray. */
export function toggleCell(tray: Tray, key: string, isOn: boolean): Tray {
  const next = new Map(tray);
  const wanted = !(tray.get(key) ?? isOn);
  if (wanted === isOn) next.delete(key);
  else next.set(key, wanted);
  return next;
}

/**
 * Keeps pending changes in this tab under a name; they survive a reload and an expired session. A change that has been
 * saved meanwhile leaves the tray, so that undoing it elsewhere does not bring it back.
 */
export function useTray<Pending extends { id: string }>(name: string, pendingOf: (tray: Tray) => Pending[]) {
  const key = draftKey(name);
  const [tray, setTray] = useState<Tray>(
    () => new Map(readStored(globalThis.sessionStorage, key, parseList(parsePair))),
  );
  const pending = pendingOf(tray);
  const keepOnly = (isKept: (id: string) => boolean) =>
    setTray((now) => new Map([...now].filter(([id]) => isKept(id))));
  if (pending.length < tray.size) keepOnly((each) => pending.some(({ id }) => id === each));
  useEffect(() => writeStored(sessionStorage, key, tray.size > 0 ? [...tray] : undefined), [key, tray]);
  return {
    tray,
    pending,
    keep: setTray,
    drop: (id: string) => keepOnly((each) => each !== id),
    clear: () => keepOnly(() => false),
  };
}

export type UseTray<Pending extends { id: string }> = ReturnType<typeof useTray<Pending>>;
