import { useEffect, useState } from 'react';
import { parseList, readStored, writeStored } from '../../kernel/browser-storage';
import { draftKey } from '../../kernel/drafts';

/** What is to be and is not yet, by the key of its cell: whether it is to be on. */
export type Tray = ReadonlyMap<string, boolean>;

/** The key of the cell of a line and a column. */
export const cellKey = (line: string, column: string) => `${line} ${column}`;

const parsePair = (given: unknown) =>
  Array.isArray(given) && typeof given[0] === 'string' && typeof given[1] === 'boolean'
    ? ([given[0], given[1]] as const)
    : undefined;

/** The tray after a cell was pressed that is on or off by now: what comes back to how it is leaves it. */
export function toggleCell(tray: Tray, key: string, isOn: boolean): Tray {
  const next = new Map(tray);
  const wanted = !(tray.get(key) ?? isOn);
  if (wanted === isOn) next.delete(key);
  else next.set(key, wanted);
  return next;
}

/**
 * Changes that wait to be sent, kept in this tab by a name; they outlive a reload and a session that ends. What is as
 * wanted by now leaves the tray, so that it does not come back once it is undone.
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
