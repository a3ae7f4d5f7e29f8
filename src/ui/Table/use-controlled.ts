import { useMemo, useState } from 'react';

/** A set of keys that the caller holds, or the table itself where the caller does not. */
export function useKeys(
  given: Iterable<string> | undefined,
  initial: Iterable<string> | undefined,
  onChange: ((keys: Set<string>) => void) | undefined,
) {
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(initial));
  const keys = useMemo(() => (given ? new Set(given) : own), [given, own]);
  const change = (next: Set<string>) => {
    if (!given) setOwn(next);
    onChange?.(next);
  };
  return [keys, change] as const;
}
