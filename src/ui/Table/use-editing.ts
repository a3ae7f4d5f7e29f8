import { useState } from 'react';
import type { Leaving } from './CellEditor';
import type { Lines } from './lines';
import type { TableColumn } from './types';
import type { TableFocus } from './use-focus';

export interface Editing {
  id: string;
  column: string;
  text?: string;
}

/** Which cell is being changed, and where the focus goes after it, as in a spreadsheet. */
export function useEditing<Row>(
  lines: Lines<Row>,
  columns: readonly TableColumn<Row>[],
  offset: number,
  focus: TableFocus,
) {
  const [editing, setEditing] = useState<Editing>();

  const begin = (row: number, column: number, text?: string) => {
    const line = lines.at(row);
    const of = columns[column - offset];
    if (line?.kind !== 'row' || !of?.edit) return false;
    setEditing({ id: line.id, column: of.id, text });
    return true;
  };

  const close = (leaving: Leaving) => {
    if (!editing) return;
    setEditing(undefined);
    if (leaving === 'elsewhere') return;
    const row = lines.indexOf(editing.id);
    const column = columns.findIndex(({ id }) => id === editing.column) + offset;
    const changeable = columns.flatMap(({ edit }, index) => (edit ? [index + offset] : []));
    const step = { stay: 0, down: 1, up: -1, next: 0, previous: 0 }[leaving];
    if (leaving !== 'next' && leaving !== 'previous') return void focus.go(Math.max(0, row + step), column);
    // Through the cells that can be changed, and on to the row after or before.
    const place = changeable.indexOf(column) + (leaving === 'next' ? 1 : -1);
    const there = changeable[place];
    if (there !== undefined) focus.go(row, there);
    else if (leaving === 'next') focus.go(Math.min(row + 1, lines.count - 1), changeable[0] ?? column);
    else focus.go(Math.max(0, row - 1), changeable.at(-1) ?? column);
  };

  return { editing, begin, close };
}
