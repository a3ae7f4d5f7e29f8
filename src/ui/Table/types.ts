import type { ReactNode, Ref } from 'react';
import type { MenuEntry } from '../Menu/Menu';

/** How a cell is changed in its place. */
export interface CellEdit<Row> {
  /** What the field holds when it opens. */
  value: (row: Row) => string;
  /** Takes what was written; says what is wrong with it, and then it stays open. */
  commit: (row: Row, text: string) => undefined | string | Promise<undefined | string>;
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Whether the cell of a row can be changed; of all, where nothing is said. */
  isFor?: (row: Row) => boolean;
  /** What is suggested while one writes. */
  options?: (row: Row) => readonly string[];
  /** Takes what was pasted into cells, one below the other; gives the first that it refuses, which opens. */
  paste?: (cells: readonly PastedCell<Row>[]) => Promise<RefusedCell<Row> | undefined>;
}

/** What was pasted into the cell of a row. */
export interface PastedCell<Row> {
  row: Row;
  text: string;
}

/** What was pasted and cannot be taken, and why. */
export interface RefusedCell<Row> extends PastedCell<Row> {
  problem: string;
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures: to the right, all of one width. */
  isNumeric?: boolean;
  /** Names the row to a screen reader. Without one, the first column does. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** A column of acts, whose name is only read aloud. */
  isLabelHidden?: boolean;
  /** `fit` is as narrow as its words, `wide` takes what is left, `line` cuts what is longer than one line. */
  width?: 'fit' | 'auto' | 'wide' | 'line';
  /** Below all rows: what they come to. */
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
  /** Beside the label: how many there are. */
  note?: string;
  isFolded?: boolean;
  rows: Row[];
  /** There are more than `rows`: the words of the button that brings them. */
  more?: string;
}

/** What a reader has made of the columns. */
export interface TableLayout {
  hiddenColumns: readonly string[];
  /** In pixels, by column. */
  widths: Readonly<Record<string, number>>;
}

/** What a page may ask of a table. */
export interface TableHandle {
  /** Brings a row into sight and puts the focus on it. */
  focusRow: (id: string) => void;
  /** The row with the focus. */
  focusedRow: () => string | undefined;
}

export interface TableProps<Row extends { id: string }> {
  /** Names the table for a screen reader. */
  label: string;
  /** The columns in their order: each with an id, a label and how its cells are drawn. */
  columns: TableColumn<Row>[];
  /** Sorted already. Only those in sight are drawn when there are many. */
  rows: readonly Row[];
  /** In place of `rows`: rows below heads that fold. */
  groups?: TableGroup<Row>[];
  /** Called with the id of the group whose head was pressed. */
  onGroupToggle?: (id: string) => void;
  /** Called with the id of the group of which more rows are wanted. */
  onGroupMore?: (id: string) => void;
  /** What stands below a row: it makes a tree of the table. */
  below?: (row: Row) => readonly Row[] | undefined;
  /** The ids of what is unfolded, when the caller keeps them. */
  expandedKeys?: Iterable<string>;
  /** The ids of what is unfolded to begin with, when the component keeps them itself. */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all that is now unfolded. */
  onExpandedChange?: (keys: Set<string>) => void;
  /** By which column the rows are sorted, and which way; the caller sorts them. */
  sort?: TableSort;
  /** Called with the order that was asked for at a column's head. */
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads. The row's name is the link, and a press anywhere on the row follows it. */
  rowHref?: (row: Row) => string;
  /** Called with the row that was pressed, or on which Enter was. */
  onRowPress?: (row: Row) => void;
  /** What a row is called: for its check box, its menu and search by letters. */
  nameOf?: (row: Row) => string;
  /** How many rows may be selected at a time; `none`, if not said. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the selected rows, when the caller keeps them. */
  selectedKeys?: Iterable<string>;
  /** The ids of the rows selected to begin with, when the table keeps them itself. */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with the ids of all rows that are now selected. */
  onSelectionChange?: (keys: Set<string>) => void;
  /** What may be done with the selected rows: buttons, beside how many there are. */
  actions?: ReactNode;
  /** What the right button, or the key of menus, opens on a row. */
  menu?: (row: Row) => MenuEntry[];
  /** The columns' widths and which are hidden, see `useTableLayout`. */
  layout?: TableLayout;
  /** Called with the new layout when a column is made wider or is hidden. */
  onLayoutChange?: (layout: TableLayout) => void;
  /** `compact` for many rows of short values. */
  density?: 'comfortable' | 'compact';
  /** `page` scrolls with the page; the others have a height of their own. */
  height?: 'page' | 'screen' | 'short';
  /** Instead of rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Rows are being loaded: whoever listens is told that it is busy. */
  isPending?: boolean;
  /** Reaches the table, to bring a row into sight or give it the focus. */
  ref?: Ref<TableHandle>;
}
