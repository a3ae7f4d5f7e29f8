import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toggled } from '#ui/key-sets';

/** A set of ids that things can be put into and taken out of. */
export function useToggled() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return [ids, (id: string) => setIds((before) => toggled(before, id))] as const;
}

/** What is selected after one more is toggled, or with Shift a range taken from the one before. */
export function toggleSelection(
  selected: ReadonlySet<string>,
  { id, from, order }: { id: string; from: string | undefined; order: readonly { id: string }[] },
): ReadonlySet<string> {
  const ids = order.map((row) => row.id);
  const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(id)];
  if (start < 0 || end < 0) return toggled(selected, id);
  return new Set([...selected, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}

/** What is selected after a walk from one row to another, beside what was before it began. */
export function selectRange(
  before: ReadonlySet<string>,
  { from, to, order }: { from: string; to: string; order: readonly { id: string }[] },
): ReadonlySet<string> {
  const ids = order.map((row) => row.id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return new Set([...before, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}

/** The selection of each history entry, for the way back to it. */
const selections = new Map<string, ReadonlySet<string>>();

/** Forgets all selections: each story is a history of its own. */
export const forgetSelections = (): void => selections.clear();

/** Which of the rows shown are selected, one by one or, with Shift, from one to another. Going back restores the selection. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[]) {
  const { key } = useLocation();
  const [kept, setKept] = useState<ReadonlySet<string>>(() => selections.get(key) ?? new Set());
  useEffect(() => {
    selections.set(key, kept);
  }, [key, kept]);
  const start = useRef<string>(undefined);
  const walk = useRef<{ from: string; to: string; before: ReadonlySet<string> }>(undefined);
  // What a filter hides is not selected any more: nobody changes what they do not see.
  const selectedKeys = useMemo(
    () => (kept.size === 0 ? kept : new Set(shown.filter(({ id }) => kept.has(id)).map(({ id }) => id))),
    [kept, shown],
  );
  return {
    selectedKeys,
    selectedRows: shown.filter(({ id }) => selectedKeys.has(id)),
    onSelectionChange: (keys: ReadonlySet<string>) => setKept(keys),
    toggle(id: string, withShift = false) {
      const from = withShift ? start.current : undefined;
      start.current = from ?? id;
      setKept((before) => toggleSelection(before, { id, from, order: shown }));
    },
    /** Selects on to a row next to another: back again lets go of what the way there took. */
    extend(from: string, to: string) {
      // Another way begins where the one before did not end.
      const isOn = walk.current?.to === from && selectedKeys.has(from);
      walk.current = isOn && walk.current ? { ...walk.current, to } : { from, to, before: selectedKeys };
      setKept(selectRange(walk.current.before, { ...walk.current, order: shown }));
    },
    selectAll: () => setKept(new Set(shown.map(({ id }) => id))),
    clear: () => setKept(new Set()),
  };
}
