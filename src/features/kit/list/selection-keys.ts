import type { Shortcut } from '../../kernel/shortcuts/keys';
import { moveFocus, type RowsRef } from './focus';
import type { useSelection } from './selection';

export interface SelectionKeys {
  rows: RowsRef;
  /** Focusable rows in order. */
  order: readonly { id: string }[];
  selection: Pick<ReturnType<typeof useSelection>, 'extend' | 'selectAll'>;
  labels: { all: string; down: string; up: string };
  isOff?: boolean;
}

/** Returns the multi-selection shortcuts: Ctrl+A, and Shift with the arrow keys from a focused row. */
export function selectionKeys({ rows, order, selection, labels, isOff }: SelectionKeys): Shortcut[] {
  const extend = (by: 1 | -1) => () => {
    const from = rows.current?.focusedRow();
    const to = from === undefined ? undefined : moveFocus(by, order, rows.current);
    if (from === undefined || to === undefined) return false;
    selection.extend(from, to);
  };
  const all = () => {
    if (rows.current?.focusedRow() === undefined) return false;
    selection.selectAll();
  };
  return [
    { keys: ['Shift+ArrowDown'], label: labels.down, run: extend(1), isOff },
    { keys: ['Shift+ArrowUp'], label: labels.up, run: extend(-1), isOff },
    { keys: ['Ctrl+a'], label: labels.all, run: all, isOff },
  ];
}
