import { useMemo, useState } from 'react';
import type { Selection } from 'react-aria-components';

/**
 * Returns the selected ids among all. It returns React Aria's own set, which remembers the anchor of a range; without
 * it, Shift with an arrow key could only extend the range.
 */
export const chosenOf = (keys: Selection, ids: readonly string[]): Set<string> =>
  keys === 'all' ? new Set(ids) : (keys as Set<string>);

/** A set of keys, controlled by the caller or uncontrolled. */
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

/** Returns the keys with one added or removed. */
export function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
