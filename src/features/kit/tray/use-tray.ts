import { useState } from 'react';
import { draftKey } from '../../kernel/drafts';
import { keepStored, parseList, readStored } from '../../kernel/stored';

/** What is to be and is not yet, by the key of its cell: whether it is to be on. */
export type Tray = ReadonlyMap<string, boolean>;

/** The key of the cell of a line and a column. */
export const cellKey = (line: string, column: string) => `${line} ${column}`;

const parsePair = (given: unknown) =>
  Array.isArray(given) && typeof given[0] === 'string' && typeof given[1] === 'boolean'
    ? ([given[0], given[1]] as const)
    : undefined;

/** The tray after a cell was pressed that is on or off by now: what comes back to how it is leaves it. */
export function pressed(tray: Tray, key: string, isOn: boolean): Tray {
  const next = new Map(tray);
  const wanted = !(tray.get(key) ?? isOn);
  if (wanted === isOn) next.delete(key);
  else next.set(key, wanted);
  return next;
}

/** Changes that wait to be sent, kept in this tab by a name; they outlive a reload and a session that ends. */
export function useTray(name: string) {
  const key = draftKey(name);
  const [tray, setTray] = useState<Tray>(
    () => new Map(readStored(globalThis.sessionStorage, key, parseList(parsePair))),
  );
  const keep = (next: Tray) => {
    setTray(next);
    keepStored(sessionStorage, key, next.size > 0 ? [...next] : undefined);
  };
  return {
    tray,
    keep,
    drop: (id: string) => keep(new Map([...tray].filter(([each]) => each !== id))),
    clear: () => keep(new Map()),
  };
}
