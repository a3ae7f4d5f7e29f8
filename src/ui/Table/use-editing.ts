import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Leaving } from './CellEditor';
import type { Lines } from './lines';
import type { TableColumn } from './types';
import type { TableFocus } from './use-focus';

export interface Editing {
  id: string;
  column: string;
  text?: string;
  /** What is wrong with it already. */
  problem?: string;
}

/** How the cell of a row is changed; nothing where it cannot be. */
export const editOf = <Row>({ edit }: TableColumn<Row>, row: Row) => (edit?.isFor?.(row) === false ? undefined : edit);

/** Which cell is being changed. Only the row it is in is drawn anew by it, not the whole table. */
function holdEditing() {
  let now: Editing | undefined;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    set: (next: Editing | undefined) => {
      now = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** What a row asks of it. */
export interface EditedCell extends Pick<ReturnType<typeof holdEditing>, 'now' | 'subscribe'> {
  close: (leaving: Leaving) => void;
}

/** Which cell is being changed, and where the focus goes after it, as in a spreadsheet. */
export function useEditing<Row extends { id: string }>(
  lines: Lines<Row>,
  columns: readonly TableColumn<Row>[],
  offset: number,
  focus: TableFocus,
) {
  const [held] = useState(holdEditing);

  const begin = (row: number, column: number, text?: string) => {
    const line = lines.at(row);
    const of = columns[column - offset];
    if (line?.kind !== 'row' || !of || !editOf(of, line.row)) return false;
    held.set({ id: line.id, column: of.id, text });
    return true;
  };

  /** Puts each line of a text into a cell, from one downwards; what is refused opens. Whether the column takes any. */
  const paste = (row: number, column: number, text: string) => {
    const of = columns[column - offset];
    if (!of?.edit?.paste) return false;
    const rows: Row[] = [];
    const texts = text.replace(/\r?\n$/, '').split(/\r?\n/);
    for (let index = row; index < lines.count && rows.length < texts.length; index++) {
      const line = lines.at(index);
      if (line?.kind === 'row') rows.push(line.row);
    }
    const cells = rows.map((each, place) => ({ row: each, text: texts[place]?.split('\t')[0] ?? '' }));
    void of.edit.paste(cells.filter((cell) => editOf(of, cell.row))).then((refused) => {
      if (!refused) return;
      const { row: wrong, text: written, problem } = refused;
      // Whoever has begun to write elsewhere goes on with that.
      if (!held.now()) held.set({ id: wrong.id, column: of.id, text: written, problem });
    });
    return true;
  };

  const close = (leaving: Leaving) => {
    const editing = held.now();
    if (!editing) return;
    // The field is gone before the cell takes the focus.
    flushSync(() => held.set(undefined));
    if (leaving === 'elsewhere') return;
    const row = lines.indexOf(editing.id);
    const column = columns.findIndex(({ id }) => id === editing.column) + offset;
    const line = lines.at(row);
    const changeable = columns.flatMap((of, index) =>
      line?.kind === 'row' && editOf(of, line.row) ? [index + offset] : [],
    );
    const step = { stay: 0, down: 1, up: -1, next: 0, previous: 0 }[leaving];
    if (leaving !== 'next' && leaving !== 'previous') return void focus.go(Math.max(0, row + step), column);
    // Through the cells that can be changed, and on to the row after or before.
    const place = changeable.indexOf(column) + (leaving === 'next' ? 1 : -1);
    const there = changeable[place];
    if (there !== undefined) focus.go(row, there);
    else if (leaving === 'next') focus.go(Math.min(row + 1, lines.count - 1), changeable[0] ?? column);
    else focus.go(Math.max(0, row - 1), changeable.at(-1) ?? column);
  };

  const closing = useRef(close);
  useLayoutEffect(() => {
    closing.current = close;
  });
  const closeNow = useCallback((leaving: Leaving) => closing.current(leaving), []);
  const [edited] = useState<EditedCell>(() => ({ now: held.now, subscribe: held.subscribe, close: closeNow }));

  return { edited, begin, paste };
}
