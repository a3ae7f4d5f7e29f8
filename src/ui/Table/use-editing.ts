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
  /** Initial error. */
  problem?: string;
}

/** Returns the editing options of a row's cell, or undefined if it is not editable. */
export const editOf = <Row>({ edit }: TableColumn<Row>, row: Row) => (edit?.isFor?.(row) === false ? undefined : edit);

/** Stores the edited cell outside of React state, so that only its row re-renders. */
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

/** The part of the store that a row uses. */
export interface EditedCell extends Pick<ReturnType<typeof holdEditing>, 'now' | 'subscribe'> {
  close: (leaving: Leaving) => void;
}

/** Tracks the edited cell, and where the focus moves afterwards, as in a spreadsheet. */
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

  /**
   * Pastes each line of a text into a cell of a column, downwards; a rejected one opens its editor. Returns whether the
   * column accepts pasted text.
   */
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
      // If the person has started another edit meanwhile, it must not be replaced.
      if (!held.now()) held.set({ id: wrong.id, column: of.id, text: written, problem });
    });
    return true;
  };

  const close = (leaving: Leaving) => {
    const editing = held.now();
    if (!editing) return;
    // The editor must unmount before the cell takes the focus.
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
    // Moves through the editable cells, then on to the next or previous row.
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
