import type { ReactNode, Ref } from 'react';
import type { MenuEntry } from '../Menu/Menu';

/** How a cell is edited in place. */
export interface CellEdit<Row> {
  /** Returns the initial text of the editor. */
  value: (row: Row) => string;
  /** Saves the text; returns an error that keeps the editor open. */
  commit: (row: Row, text: string) => undefined | string | Promise<undefined | string>;
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Returns whether the cell of a row is editable; all are by default. */
  isFor?: (row: Row) => boolean;
  /** Returns suggestions for the text. */
  options?: (row: Row) => readonly string[];
  /** Saves texts pasted into cells of a column; returns the first rejected one, whose editor opens. */
  paste?: (cells: readonly PastedCell<Row>[]) => Promise<RefusedCell<Row> | undefined>;
}

/** A text pasted into the cell of a row. */
export interface PastedCell<Row> {
  row: Row;
  text: string;
}

/** A rejected pasted text with its error. */
export interface RefusedCell<Row> extends PastedCell<Row> {
  problem: string;
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Whether values are figures: right-aligned and tabular. */
  isNumeric?: boolean;
  /** Whether the column names the row; defaults to the first column. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Whether the label is visually hidden, as in a column of actions. */
  isLabelHidden?: boolean;
  /** Width: `fit` fits the content, `wide` takes the remaining width, `line` truncates to one line. */
  width?: 'fit' | 'auto' | 'wide' | 'line';
  /** Total below the rows. */
  footer?: ReactNode;
  edit?: CellEdit<Row>;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableGroup<Row> {
  id: string;
  label: string;
  /** Count beside the label. */
  note?: string;
  isFolded?: boolean;
  rows: Row[];
  /** Label of the "show more" button, if there are more than `rows`. */
  more?: string;
}

/** The reader's layout of the columns. */
export interface TableLayout {
  hiddenColumns: readonly string[];
  /** Widths in pixels, by column. */
  widths: Readonly<Record<string, number>>;
}

/** Imperative handle of a table. */
export interface TableHandle {
  /** Scrolls to a row and focuses it. */
  focusRow: (id: string) => void;
  /** Returns the id of the focused row. */
  focusedRow: () => string | undefined;
}

export interface TableProps<Row extends { id: string }> {
  /** Accessible name of the table. */
  label: string;
  /** Columns in order, each with an id, a label and a cell renderer. */
  columns: TableColumn<Row>[];
  /** Rows in display order; long lists are virtualized. */
  rows: readonly Row[];
  /** Rows in collapsible groups, instead of `rows`. */
  groups?: TableGroup<Row>[];
  /** Called with the id of a group when its header is pressed. */
  onGroupToggle?: (id: string) => void;
  /** Called with the id of a group to show more of its rows. */
  onGroupMore?: (id: string) => void;
  /** Returns the children of a row, which makes the table a tree. */
  below?: (row: Row) => readonly Row[] | undefined;
  /** Expanded ids (controlled). */
  expandedKeys?: Iterable<string>;
  /** Initially expanded ids (uncontrolled). */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with all expanded ids. */
  onExpandedChange?: (keys: Set<string>) => void;
  /** Sorted column and direction; the caller sorts the rows. */
  sort?: TableSort;
  /** Called with the order requested in a column header. */
  onSortChange?: (sort: TableSort) => void;
  /** Returns the address of a row. The row header is the link, and a press anywhere on the row follows it. */
  rowHref?: (row: Row) => string;
  /** Called with the row that was pressed or activated with Enter. */
  onRowPress?: (row: Row) => void;
  /** Returns the name of a row, for its checkbox, menu and typeahead. */
  nameOf?: (row: Row) => string;
  /** Selection mode; `none` by default. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Selected ids (controlled). */
  selectedKeys?: Iterable<string>;
  /** Initially selected ids (uncontrolled). */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with all selected ids. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** Buttons of the actions for the selected rows, beside their count. */
  actions?: ReactNode;
  /** Returns the context menu of a row. */
  menu?: (row: Row) => MenuEntry[];
  /** Column widths and hidden columns, see `useTableLayout`. */
  layout?: TableLayout;
  /** Called with the new layout when a column is resized or hidden. */
  onLayoutChange?: (layout: TableLayout) => void;
  /** Density: `compact` for many rows of short values. */
  density?: 'comfortable' | 'compact';
  /** Height: `page` scrolls with the page; the others have their own scroll container. */
  height?: 'page' | 'screen' | 'short';
  /** `EmptyState` for a table without rows. */
  empty?: ReactNode;
  /** Whether rows are loading, announced as busy. */
  isPending?: boolean;
  /** Ref with a handle that focuses a row. */
  ref?: Ref<TableHandle>;
}
