import type { ChangeEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isPlainPress, useRouter } from '../UiProvider/router';
import { useSearch } from '../use-search';
import { pressKey } from './keys';
import type { TableColumn, TableProps } from './types';
import { rowIndexOf, wholeRow } from './use-focus';
import type { TableState } from './use-table';

const pressable = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]';

/** Handles presses, keys and context menus for the whole table by event delegation, so that rows have no handlers. */
export function useActs<Row extends { id: string }>(props: TableProps<Row>, state: TableState<Row>) {
  const { rowHref, onRowPress, nameOf, menu } = props;
  const { lines, columns, offset, selection, focus, editing, rowAt, turn, table } = state;
  const { direction } = useLocale();
  const { navigate } = useRouter();
  const search = useSearch(
    lines.count,
    (index) => {
      const row = rowAt(index);
      return row && nameOf?.(row);
    },
    (index) => focus.go(index, focus.column),
  );

  const pressGroup = (index: number) => {
    const line = lines.at(index);
    if (line?.kind === 'head') props.onGroupToggle?.(line.group.id);
    if (line?.kind === 'more') props.onGroupMore?.(line.group.id);
  };
  const pressHeader = (column: number) => {
    const of = columns[column - offset];
    if (of) state.sortBy(of);
    else if (selection.isAll) selection.clear();
    else selection.selectAll();
  };
  const open = (row: Row, event?: MouseEvent) => {
    const href = rowHref?.(row);
    if (href !== undefined && (event?.ctrlKey || event?.metaKey || event?.shiftKey))
      window.open(href, '_blank', 'noopener');
    else if (href !== undefined) navigate(href);
    onRowPress?.(row);
    if (href === undefined && !onRowPress && selection.mode === 'single') selection.toggle(row.id);
  };
  const openColumnMenu = (column: TableColumn<Row>, header: HTMLElement, event: MouseEvent) => {
    // The menu restores the focus to the element that had it before.
    header.focus({ preventScroll: true });
    state.setMenu({ column, at: { ...menuPlace(header, event), y: header.getBoundingClientRect().bottom } });
  };
  const toggle = (index: number, withShift: boolean) => {
    const row = rowAt(index);
    if (row && withShift) selection.extendTo(row.id);
    else if (row) selection.toggle(row.id);
  };

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement;
    // React events also bubble from overlays that a cell opened in a portal.
    if (!event.currentTarget.contains(target) || event.defaultPrevented) return;
    const line = target.closest('tr');
    const index = rowIndexOf(line);
    const sorted = target.closest<HTMLElement>('[data-column]');
    if (sorted) {
      const column = columns.find(({ id }) => id === sorted.dataset.column);
      if (!column) return;
      if (!target.closest('[data-handle]')) state.sortBy(column);
      else if (!state.widths.hasDragged()) openColumnMenu(column, sorted, event);
      return;
    }
    if (target.closest('[data-group]')) return pressGroup(index);
    const row = rowAt(index);
    if (!row) return;
    if (target.closest('[data-turn]')) return void (turn(index, true) || turn(index, false));
    if (target.closest('[data-row-link]')) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      return open(row);
    }
    // A press on an editable cell edits it instead of opening the row, except by touch, which has no editing keys.
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (target.closest('[data-editable]') && pointerType !== 'touch') return;
    if (target.closest(pressable) || String(getSelection()) !== '') return;
    open(row, event);
  };

  return {
    onClick,
    onPointerOver: ({ target }: PointerEvent<HTMLTableElement>) => {
      const cell = (target as HTMLElement).closest<HTMLTableCellElement>('tbody td, tbody th');
      // A truncated cell shows its full text as a title on hover.
      if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '';
    },
    onChange: (event: ChangeEvent<HTMLTableElement>) => {
      const box = event.target as unknown as HTMLInputElement;
      if (box.dataset.all !== undefined) pressHeader(0);
      if (box.dataset.box !== undefined)
        toggle(rowIndexOf(box.closest('tr')), (event.nativeEvent as unknown as MouseEvent).shiftKey);
    },
    onDoubleClick: (event: MouseEvent<HTMLTableElement>) => {
      const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('[data-editable]');
      if (cell) editing.begin(rowIndexOf(cell.closest('tr')), cell.cellIndex);
    },
    onContextMenu: (event: MouseEvent<HTMLTableElement>) => {
      const target = event.target as HTMLElement;
      const header = target.closest<HTMLElement>('[data-column]');
      const column = columns.find(({ id }) => id === header?.dataset.column);
      if (header && column) {
        event.preventDefault();
        return openColumnMenu(column, header, event);
      }
      const row = rowAt(rowIndexOf(target.closest('tbody tr')));
      if (!menu || !row || !event.currentTarget.contains(target) || target.closest('input:not([type="checkbox"])'))
        return;
      event.preventDefault();
      state.setMenu({ row, at: menuPlace(target, event) });
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLTableElement>) =>
      pressKey(event, {
        lineCount: lines.count,
        columnCount: columns.length + offset,
        perPage: perPageOf(table.current, state.sight.rowHeight),
        isRtl: direction === 'rtl',
        focus,
        onHeader: {
          press: pressHeader,
          widen: (column, by) => {
            const of = columns[column - offset];
            if (of) state.widen(of, by);
          },
        },
        extend:
          selection.mode !== 'multiple'
            ? undefined
            : (from, to) => {
                const [start, end] = [rowAt(from), rowAt(to)];
                if (start) selection.beginAt(start.id);
                if (end) selection.extendTo(end.id);
              },
        toggle: selection.mode === 'none' ? undefined : toggle,
        selectAll: selection.mode === 'multiple' ? selection.selectAll : undefined,
        clear: selection.mode !== 'none' && selection.keys.size > 0 ? selection.clear : undefined,
        open: (index) => {
          const row = rowAt(index);
          if (row) open(row);
          else pressGroup(index);
        },
        edit: (index, column, text) => column !== wholeRow && editing.begin(index, column, text),
        turn,
        parentOf: (index) => {
          const line = lines.at(index);
          if (line?.kind !== 'row' || !line.branch || line.branch.level === 1) return undefined;
          for (let above = index - 1; above >= 0; above--) {
            const before = lines.at(above);
            if (before?.kind === 'row' && before.branch && before.branch.level < line.branch.level) return above;
          }
          return undefined;
        },
        search: (letter) => {
          if (!nameOf) return;
          const { nativeEvent } = event;
          // The page may have a shortcut for the letter.
          setTimeout(() => nativeEvent.defaultPrevented || search(letter, focus.row));
        },
      }),
  };
}

/** Returns the position of a context menu: at the pointer, or below the element for a key. */
function menuPlace(element: Element, { clientX, clientY }: MouseEvent) {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY };
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}

function perPageOf(table: HTMLTableElement | null, rowHeight: number) {
  const height = Math.min(table?.parentElement?.clientHeight ?? innerHeight, innerHeight);
  return Math.max(1, Math.floor(height / rowHeight) - 2);
}
