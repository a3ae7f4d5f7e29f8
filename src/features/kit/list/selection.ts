import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toggled } from '#ui/key-sets';

/** A set of ids with a toggle function. */
export function useToggled() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return [ids, (id: string) => setIds((before) => toggled(before, id))] as const;
}

/** Returns the selection after toggling a row, or with Shift after adding the range from the previous one. */
export function toggleSelection(
  selected: ReadonlySet<string>,
  { id, from, order }: { id: string; from: string | undefined; order: readonly { id: string }[] },
): ReadonlySet<string> {
  const ids = order.map((row) => row.id);
  const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(id)];
  if (start < 0 || end < 0) return toggled(selected, id);
  return new Set([...selected, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}

/** Returns the selection after extending it from one row to another, on top of the initial selection. */
export function selectRange(
  before: ReadonlySet<string>,
  { from, to, order }: { from: string; to: string; order: readonly { id: string }[] },
): ReadonlySet<string> {
  const ids = order.map((row) => row.id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return new Set([...before, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}

/** Selection by history entry, restored on back navigation. */
const selections = new Map<string, ReadonlySet<string>>();

/** Clears all selections between stories. */
export const forgetSelections = (): void => selections.clear();

/** Tracks the selected rows, with ranges by Shift. Back navigation restores the selection. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[]) {
  const { key } = useLocation();
  const [kept, setKept] = useState<ReadonlySet<string>>(() => selections.get(key) ?? new Set());
  useEffect(() => {
    selections.set(key, kept);
  }, [key, kept]);
  const start = useRef<string>(undefined);
  const walk = useRef<{ from: string; to: string; before: ReadonlySet<string> }>(undefined);
  // Rows that a filter hides are deselected, so that nobody changes rows they do not see.
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
    /** Extends the selection to an adjacent row; reversing the direction deselects. */
    extend(from: string, to: string) {
      // A new range starts if this step does not continue the last one.
      const isOn = walk.current?.to === from && selectedKeys.has(from);
      walk.current = isOn && walk.current ? { ...walk.current, to } : { from, to, before: selectedKeys };
      setKept(selectRange(walk.current.before, { ...walk.current, order: shown }));
    },
    selectAll: () => setKept(new Set(shown.map(({ id }) => id))),
    clear: () => setKept(new Set()),
  };
}
