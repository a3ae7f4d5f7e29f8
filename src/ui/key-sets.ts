import { useMemo, useState } from 'react';
import type { Selection } from 'react-aria-components';

/**
 * The ids of what was chosen among all. The set is the one that React Aria gives: it remembers where a range began, without
 * which Shift and an arrow could only make it longer.
 */
export const chosenOf = (keys: Selection, ids: readonly string[]): Set<string> =>
  keys === 'all' ? new Set(ids) : (keys as Set<string>);

/** A set of keys that the caller holds, or the component itself where the caller does not. */
export function useKeys(
  given: Iterable<string> | undefined,
  initial: Iterable<string> | undefined,
  onChange: ((keys: Set<string>) => void) | undefined,
) {
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(initial));
  const keys = useMemo(
    () => (given instanceof Set ? (given as Set<string>) : given ? new Set(given) : own),
    [given, own],
  );
  const change = (next: Set<string>) => {
    if (!given) setOwn(next);
    onChange?.(next);
  };
  return [keys, change] as const;
}

/** The keys with one more or less. */
export function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
