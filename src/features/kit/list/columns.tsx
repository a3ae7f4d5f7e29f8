import type { ReactNode } from 'react';
import { DescriptionList, type TableColumn } from '#ui';
import * as styles from './columns.css';
import type { Cell } from './csv';
import type { ExportColumns } from './ListMenu';

/** What a list says of its rows: in a table, on cards and in a file. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'cell'> {
  /** Drawn; without it `text` is. */
  cell?: TableColumn<Row>['cell'];
  /** Written into a file. */
  text?: (row: Row) => Cell;
  /** Only a file has room for it. */
  isInFileOnly?: boolean;
}

/** The columns that are drawn. */
export const shownOf = <Row,>(columns: readonly ListColumn<Row>[]): TableColumn<Row>[] =>
  columns
    .filter(({ isInFileOnly }) => !isInFileOnly)
    .map(({ text, isInFileOnly: _, ...column }) => ({ ...column, cell: column.cell ?? ((row) => text?.(row)) }));

/** The columns of a file; nothing where none has a text. */
export function fileOf<Row>(columns: readonly ListColumn<Row>[]): ExportColumns<Row> | undefined {
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, cell: text }] : []));
  return written.length > 0 ? async () => ({ csvColumns: () => written }) : undefined;
}

/** What the columns say of a row besides its name; what is not known needs no room on a card. */
export const RowFacts = <Row,>({ columns, row }: { columns: readonly ListColumn<Row>[]; row: Row }) => (
  <DescriptionList
    layout="above"
    items={shownOf(columns)
      .filter(({ isRowHeader }) => !isRowHeader)
      .map(({ label, cell }) => ({ label, value: cell(row) }))
      .filter(({ value }) => value !== null && value !== undefined && value !== '')}
  />
);

/** What a cell says, and below it in smaller letters what goes with it. */
export const TwoLines = ({ text, note, weight }: { text: string; note?: ReactNode; weight?: 'medium' }) => (
  <>
    {weight ? <span className={styles.medium}>{text}</span> : text}
    {note && <span className={styles.note}>{note}</span>}
  </>
);
