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
  label: string;
  columns: TableColumn<Row>[];
  /** Sorted already. Only those in sight are drawn when there are many. */
  rows: readonly Row[];
  /** In place of `rows`: rows below heads that fold. */
  groups?: TableGroup<Row>[];
  onGroupToggle?: (id: string) => void;
  onGroupMore?: (id: string) => void;
  /** What stands below a row: it makes a tree of the table. */
  below?: (row: Row) => readonly Row[] | undefined;
  expandedKeys?: Iterable<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Where a row leads. The row's name is the link, and a press anywhere on the row follows it. */
  rowHref?: (row: Row) => string;
  onRowPress?: (row: Row) => void;
  /** What a row is called: for its check box, its menu and search by letters. */
  nameOf?: (row: Row) => string;
  selectionMode?: 'none' | 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  /** What may be done with the selected rows: buttons, beside how many there are. */
  actions?: ReactNode;
  /** What the right button, or the key of menus, opens on a row. */
  menu?: (row: Row) => MenuEntry[];
  /** The columns' widths and which are hidden, see `useTableLayout`. */
  layout?: TableLayout;
  onLayoutChange?: (layout: TableLayout) => void;
  density?: 'comfortable' | 'compact';
  /** `page` scrolls with the page; the others have a height of their own. */
  height?: 'page' | 'screen' | 'short';
  /** Instead of rows: an `EmptyState`. */
  empty?: ReactNode;
  isPending?: boolean;
  ref?: Ref<TableHandle>;
}
