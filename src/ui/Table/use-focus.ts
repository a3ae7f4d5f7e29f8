import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Lines } from './lines';

/** The pseudo ids of the header and footer lines. */
export const [headId, footId] = ['\u0000head', '\u0000foot'];
/** The pseudo column of the row as a whole. */
export const wholeRow = -1;

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Returns the focusable element within a cell. */
export const insideOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(focusable)].filter((each) => !each.closest('[data-handle]'));

/** Returns the index of a row element, -1 for the header. */
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

/** Roving focus of the table: one tab stop, which returns to the last cell. */
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

  // The target cell may only now be rendered.
  useLayoutEffect(() => {
    if (awaited.current && focusActive(awaited.current.isFromEnd)) awaited.current = undefined;
  });

  // A layout effect, so that an immediate Tab reaches the right cell.
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
    /** Line that stays mounted when it scrolls out of view. */
    kept: activeId === headId || activeId === footId ? -1 : row,
    /** Moves to a cell, clamped to the table; returns the reached row. */
    go: (toRow: number, toColumn: number, isFromEnd = false) => {
      const reached = Math.max(-1, Math.min(toRow, lines.count - (hasFooter ? 0 : 1)));
      const to = Math.max(toColumn === wholeRow ? wholeRow : 0, Math.min(toColumn, columnCount - 1));
      // If the cell is active already, focus it without a re-render.
      if (reached !== row || to !== column || !focusActive(isFromEnd)) set(reached, to, isFromEnd);
      return reached;
    },
    onFocus: (event: FocusEvent<HTMLTableElement>) => {
      const [grid, target, from] = [event.currentTarget, event.target as HTMLElement, event.relatedTarget];
      // React events also bubble from overlays that a cell opened in a portal.
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
