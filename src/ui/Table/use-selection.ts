import { useRef } from 'react';
import { toggled, useKeys } from '../key-sets';
import type { Lines } from './lines';
import { between } from './selection';
import type { TableProps } from './types';

type Props<Row extends { id: string }> = Pick<
  TableProps<Row>,
  'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange'
>;

/** Tracks the selected rows: single, range from the last one, all, none. */
export function useSelection<Row extends { id: string }>(
  { selectionMode: mode = 'none', selectedKeys, defaultSelectedKeys, onSelectionChange }: Props<Row>,
  lines: Lines<Row>,
  announceCount: (count: number) => void,
) {
  const [keys, setKeys] = useKeys(selectedKeys, defaultSelectedKeys, onSelectionChange);
  // Start and end of the current range, and the selection before it.
  const start = useRef<{ id: string; end: string; before: ReadonlySet<string> }>(undefined);

  const select = (next: Set<string>) => {
    setKeys(next);
    announceCount(next.size);
  };
  const selectAnew = (ids: string[]) => {
    start.current = undefined;
    select(new Set(ids));
  };
  const toggle = (id: string) => {
    const next = mode === 'single' ? new Set(keys.has(id) ? [] : [id]) : toggled(keys, id);
    start.current = { id, end: id, before: next };
    select(next);
  };

  return {
    mode,
    keys,
    isAll: lines.rows.length > 0 && keys.size >= lines.rows.length && lines.rows.every(({ id }) => keys.has(id)),
    toggle,
    /** Selects the range from the last selected row. */
    extendTo: (id: string) => {
      const from = start.current;
      if (mode !== 'multiple' || !from) return toggle(id);
      start.current = { ...from, end: id };
      select(new Set([...from.before, ...between(lines.rows, from.id, id)]));
    },
    /** Starts a range, unless one has reached this row. */
    beginAt: (id: string) => {
      if (start.current?.end !== id) start.current = { id, end: id, before: keys };
    },
    selectAll: () => selectAnew(lines.rows.map(({ id }) => id)),
    clear: () => selectAnew([]),
  };
}
