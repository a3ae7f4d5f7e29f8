import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Lines } from './lines';

/** The header's and the footer's row, among the ids of lines. */
export const [headId, footId] = ['\u0000head', '\u0000foot'];
/** The row as a whole, among the places of its cells. */
export const wholeRow = -1;

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** What takes the focus within a cell. */
export const insideOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(focusable)].filter((each) => !each.closest('[data-handle]'));

/** The row of an element of the table, -1 for the header's. */
export const rowIndexOf = (row: Element | null | undefined) =>
  Number(row?.getAttribute('aria-rowindex') ?? Number.NaN) - 2;

const rowAt = (table: HTMLTableElement | null, index: number) =>
  table?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${index + 2}"]`);

interface Options<Row> {
  table: RefObject<HTMLTableElement | null>;
  lines: Lines<Row>;
  hasFooter: boolean;
  columnCount: number;
}

/** Where the focus is: the table is one stop of Tab, and it comes back to the cell it left. */
export function useTableFocus<Row>({ table, lines, hasFooter, columnCount }: Options<Row>) {
  const [active, setActive] = useState<{ id: string | undefined; column: number }>({ id: undefined, column: 0 });
  const awaited = useRef<{ isFromEnd: boolean }>(undefined);
  const isTabbing = useRef(false);

  const found = active.id === undefined || active.id === headId || active.id === footId ? -1 : lines.indexOf(active.id);
  const activeId =
    active.id === headId || (active.id === footId && hasFooter) || found >= 0
      ? (active.id as string)
      : (lines.at(0)?.id ?? headId);
  const column = Math.min(active.column, columnCount - 1);
  const row = activeId === headId ? -1 : activeId === footId ? lines.count : Math.max(0, found);

  const focusActive = (isFromEnd = false) => {
    const line = rowAt(table.current, row);
    const cell = column === wholeRow ? line : line?.cells[Math.min(column, line.cells.length - 1)];
    if (!cell) return false;
    const inside = column === wholeRow ? [] : insideOf(cell);
    (inside.at(isFromEnd ? -1 : 0) ?? cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  };

  // The cell that was moved to may only now be drawn.
  useLayoutEffect(() => {
    if (awaited.current && focusActive(awaited.current.isFromEnd)) awaited.current = undefined;
  });

  // Before the first paint: who tabs at once comes to the right cell too.
  useLayoutEffect(() => {
    const note = ({ key }: KeyboardEvent) => {
      isTabbing.current = key === 'Tab';
    };
    const forget = () => {
      isTabbing.current = false;
    };
    addEventListener('keydown', note, true);
    addEventListener('keyup', forget, true);
    addEventListener('pointerdown', forget, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('keyup', forget, true);
      removeEventListener('pointerdown', forget, true);
    };
  }, []);

  const idAt = (index: number) =>
    index < 0 ? headId : index >= lines.count ? footId : (lines.at(index)?.id ?? headId);
  const set = (index: number, to: number, isFromEnd = false) => {
    awaited.current = { isFromEnd };
    setActive({ id: idAt(index), column: to });
  };

  return {
    row,
    column,
    activeId,
    /** The line that stays in the page when it scrolls out of sight. */
    kept: activeId === headId || activeId === footId ? -1 : row,
    /** Goes to a cell, as far as there are cells; says which row it came to. */
    go: (toRow: number, toColumn: number, isFromEnd = false) => {
      const reached = Math.max(-1, Math.min(toRow, lines.count - (hasFooter ? 0 : 1)));
      const to = Math.max(toColumn === wholeRow ? wholeRow : 0, Math.min(toColumn, columnCount - 1));
      // Where it is already, nothing is drawn anew.
      if (reached !== row || to !== column || !focusActive(isFromEnd)) set(reached, to, isFromEnd);
      return reached;
    },
    onFocus: (event: FocusEvent<HTMLTableElement>) => {
      const [grid, target, from] = [event.currentTarget, event.target as HTMLElement, event.relatedTarget];
      // What a cell opened stands elsewhere in the page.
      if (!grid.contains(target)) return;
      if (isTabbing.current && !grid.contains(from as Node | null)) {
        isTabbing.current = false;
        if (focusActive()) return;
      }
      const cell = target.closest<HTMLTableCellElement>('td, th');
      const index = rowIndexOf(target.closest('tr'));
      if (Number.isNaN(index)) return;
      const [id, to] = [idAt(index), cell ? cell.cellIndex : wholeRow];
      if (id !== active.id || to !== active.column) setActive({ id, column: to });
    },
  };
}

export type TableFocus = ReturnType<typeof useTableFocus>;
