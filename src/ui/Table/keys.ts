import type { KeyboardEvent } from 'react';
import { insideOf, type TableFocus, wholeRow } from './use-focus';

/** The actions of keys in a table; undefined actions do not apply. */
export interface KeyActs {
  lineCount: number;
  columnCount: number;
  perPage: number;
  isRtl: boolean;
  focus: TableFocus;
  /** Actions of a header cell: sort, select all, resize. */
  onHeader: { press: (column: number) => void; widen: (column: number, by: number) => void };
  /** Extends the selection by Shift with arrow keys. */
  extend?: (from: number, to: number) => void;
  toggle?: (row: number, withShift: boolean) => void;
  selectAll?: () => void;
  clear?: () => void;
  open: (row: number) => void;
  /** Opens the editor of a cell; returns whether it is editable. */
  edit: (row: number, column: number, text?: string) => boolean;
  /** Expands or collapses a row; returns whether it changed. */
  turn: (row: number, isExpanded: boolean) => boolean;
  parentOf: (row: number) => number | undefined;
  search: (letter: string) => void;
}

type Act = (() => unknown) | undefined;

function moveSideways(event: KeyboardEvent, acts: KeyActs, by: 1 | -1) {
  const { focus, onHeader, columnCount } = acts;
  const { row, column } = focus;
  if (row === -1 && event.shiftKey) return onHeader.widen(column, 16 * by);
  if (column === wholeRow) return by === 1 ? acts.turn(row, true) || focus.go(row, 0) : goToParent(acts);
  // Moves between the links and buttons within a cell.
  const cell = (event.target as Element).closest('td, th');
  const inside = cell ? insideOf(cell) : [];
  const next = inside[inside.indexOf(event.target as HTMLElement) + by];
  if (inside.includes(event.target as HTMLElement) && next) return next.focus();
  const isFirstOfTree = column === Number(cell?.closest('tr')?.dataset.first ?? Number.NaN);
  if (isFirstOfTree && by === 1 && acts.turn(row, true)) return;
  if (isFirstOfTree && by === -1 && goToParent(acts)) return;
  if (column + by < columnCount) focus.go(row, Math.max(0, column + by), by === -1);
}

function goToParent({ focus, turn, parentOf }: KeyActs) {
  if (turn(focus.row, false)) return true;
  const parent = parentOf(focus.row);
  if (parent !== undefined) focus.go(parent, focus.column);
  return parent !== undefined;
}

function actFor(event: KeyboardEvent, acts: KeyActs): Act {
  const { focus, lineCount, columnCount, perPage, isRtl } = acts;
  const { row, column } = focus;
  const isCommand = event.ctrlKey || event.metaKey;
  const isHeader = row === -1;
  const move = (to: number) => {
    const reached = focus.go(to, column);
    if (event.shiftKey) acts.extend?.(row, reached);
  };
  const first = column === wholeRow ? wholeRow : 0;
  const last = column === wholeRow ? wholeRow : columnCount - 1;
  const table: Record<string, Act> = {
    ArrowDown: () => move(row + 1),
    ArrowUp: () => move(row - 1),
    PageDown: () => move(Math.min(row + perPage, lineCount - 1)),
    PageUp: () => move(Math.max(0, row - perPage)),
    ArrowRight: () => moveSideways(event, acts, isRtl ? -1 : 1),
    ArrowLeft: () => moveSideways(event, acts, isRtl ? 1 : -1),
    Home: () => (isCommand ? move(0) : focus.go(row, first)),
    End: () => (isCommand ? move(lineCount - 1) : focus.go(row, last)),
    Escape: acts.clear,
    F2: () => acts.edit(row, column),
    Enter: () => (isHeader ? acts.onHeader.press(column) : acts.edit(row, column) || acts.open(row)),
    ' ': isHeader ? () => acts.onHeader.press(column) : acts.toggle && (() => acts.toggle?.(row, event.shiftKey)),
  };
  if (isCommand && event.key === 'a') return acts.selectAll;
  if (isCommand && !['Home', 'End'].includes(event.key)) return undefined;
  return table[event.key];
}

/** Handles a key press in a table. Elements inside a cell keep Enter, Space and text input. */
export function pressKey(event: KeyboardEvent, acts: KeyActs) {
  const target = event.target as HTMLElement;
  if (!event.currentTarget.contains(target) || event.defaultPrevented || event.altKey) return;
  if (target.matches('select, textarea, input:not([type="checkbox"]), [contenteditable]')) return;
  const isOwn =
    (target.matches('button, [role="button"]') && ['Enter', ' '].includes(event.key)) ||
    (target.matches('a[href]') && event.key === 'Enter');
  if (isOwn) return;
  const act = actFor(event, acts);
  if (act) {
    event.preventDefault();
    event.stopPropagation();
    act();
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    if (event.key !== ' ' && acts.edit(acts.focus.row, acts.focus.column, event.key)) event.preventDefault();
    else acts.search(event.key);
  }
}
