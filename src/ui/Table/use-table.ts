import { useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAnnouncer } from '../Announcer/use-announcer';
import { useKeys } from '../key-sets';
import { useWordsOf } from '../words';
import { linesOf } from './lines';
import type { TableColumn, TableProps } from './types';
import { useEditing } from './use-editing';
import { useTableFocus } from './use-focus';
import { isMany, useRowWindow } from './use-row-window';
import { useSelection } from './use-selection';
import { useWidths } from './use-widths';
import { words as ownWords } from './words';

/** The open context menu of a row or a column header, and its position. */
interface OpenMenu<Row> {
  row?: Row;
  column?: TableColumn<Row>;
  at: { x: number; y: number };
}

/** The state of a table: lines, virtualization, focus, selection, editing and widths. */
export function useTable<Row extends { id: string }>(props: TableProps<Row>) {
  const { rows, groups, below, layout, sort, onSortChange } = props;
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const [said, announce] = useAnnouncer();
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [menu, setMenu] = useState<OpenMenu<Row>>();

  const hidden = layout?.hiddenColumns;
  const header = (props.columns.find(({ isRowHeader }) => isRowHeader) ?? props.columns[0])?.id;
  const columns = useMemo(
    () => (hidden?.length ? props.columns.filter(({ id }) => id === header || !hidden.includes(id)) : props.columns),
    [props.columns, hidden, header],
  );

  const [expanded, setExpanded] = useKeys(props.expandedKeys, props.defaultExpandedKeys, props.onExpandedChange);
  const lines = useMemo(() => linesOf({ rows, groups, below, expanded }), [rows, groups, below, expanded]);
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  const countInWords = (selected: number) => words.selected(count(selected), count(lines.rows.length));
  const selection = useSelection(props, lines, (selected) => announce(countInWords(selected)));

  const hasBoxes = selection.mode === 'multiple';
  const offset = hasBoxes ? 1 : 0;
  const hasFooter = columns.some(({ footer }) => footer !== undefined) && lines.count > 0;
  const focus = useTableFocus({ table, lines, hasFooter, columnCount: columns.length + offset });
  const widths = useWidths({
    table,
    columns,
    hasBoxes,
    isSteady: isMany(lines.count),
    layout,
    onLayoutChange: props.onLayoutChange,
  });
  const sight = useRowWindow(body, lines, focus.kept);
  const editing = useEditing(lines, columns, offset, focus);

  return {
    table,
    body,
    words,
    said,
    header,
    columns,
    lines,
    selection,
    hasBoxes,
    offset,
    hasFooter,
    focus,
    sight,
    widths,
    editing,
    menu,
    setMenu,
    countInWords,
    rowAt: (index: number) => {
      const line = lines.at(index);
      return line?.kind === 'row' ? line.row : undefined;
    },
    sortBy: ({ id, label, isSortable }: TableColumn<Row>) => {
      if (!isSortable || !onSortChange) return;
      const isAscending = sort?.column !== id || sort.direction === 'descending';
      onSortChange({ column: id, direction: isAscending ? 'ascending' : 'descending' });
      announce(words.sorted(label, isAscending));
    },
    widen: ({ id, label }: TableColumn<Row>, by: number) => announce(words.width(label, count(widths.widen(id, by)))),
    restoreWidths: () => {
      widths.restore();
      announce(words.widthsRestored);
    },
    /** Expands or collapses a row; returns whether it changed. */
    turn: (index: number, isOpen: boolean) => {
      const line = lines.at(index);
      if (line?.kind !== 'row' || line.branch?.isExpanded === undefined || line.branch.isExpanded === isOpen)
        return false;
      const next = new Set(expanded);
      if (isOpen) next.add(line.id);
      else next.delete(line.id);
      setExpanded(next);
      return true;
    },
  };
}

export type TableState<Row extends { id: string }> = ReturnType<typeof useTable<Row>>;
