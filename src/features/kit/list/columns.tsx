import type { ReactNode } from 'react';
import { type EntityField, fieldNames } from '#domain/entity-fields';
import { DescriptionList, Stack, type TableColumn } from '#ui';
import * as styles from './columns.css';
import type { Cell } from './csv';
import type { ExportColumns } from './ListMenu';

/** A column of a list in tables, cards and files. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'cell'> {
  /** Renders the cell; defaults to `text`. */
  cell?: TableColumn<Row>['cell'];
  /** Value for a file. */
  text?: (row: Row) => Cell;
  /** Whether the column exists only in files. */
  isInFileOnly?: boolean;
}

/** Returns the visible columns. */
export const visibleColumns = <Row,>(columns: readonly ListColumn<Row>[]): TableColumn<Row>[] =>
  columns
    .filter(({ isInFileOnly }) => !isInFileOnly)
    .map(({ text, isInFileOnly: _, ...column }) => ({ ...column, cell: column.cell ?? ((row) => text?.(row)) }));

/** Returns the file columns, or undefined if no column has a text. */
export function exportColumns<Row>(columns: readonly ListColumn<Row>[]): ExportColumns<Row> | undefined {
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, cell: text }] : []));
  return written.length > 0 ? async () => ({ csvColumns: () => written }) : undefined;
}

/**
 * Renders a row's facts from its columns, besides the name. Cards leave out unknown values; a column without a text
 * holds row actions and needs no label.
 */
export function RowFacts<Row>({ columns, row }: { columns: readonly ListColumn<Row>[]; row: Row }) {
  const told = columns.filter(({ isRowHeader, isInFileOnly }) => !isRowHeader && !isInFileOnly);
  const facts = visibleColumns(told.filter(({ text }) => text))
    .map(({ label, cell }) => ({ label, value: cell(row) }))
    .filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <Stack space="m">
      {facts.length > 0 && <DescriptionList layout="above" items={facts} />}
      {told.filter(({ text }) => !text).map(({ id, cell }) => cell && <div key={id}>{cell(row)}</div>)}
    </Stack>
  );
}

/** Renders a text with a smaller note below it. */
export const TwoLines = ({ text, note, weight }: { text: string; note?: ReactNode; weight?: 'medium' }) => (
  <>
    {weight ? <span className={styles.medium}>{text}</span> : text}
    {note && <span className={styles.note}>{note}</span>}
  </>
);

/** Returns the column with a row's name and a note below it. */
export const nameColumn = <Row extends { name: string }>(
  label: string,
  noteOf?: (row: Row) => ReactNode,
): ListColumn<Row> => ({
  id: 'name',
  label,
  isRowHeader: true,
  width: 'wide',
  text: ({ name }) => name,
  cell: (row) => <TwoLines text={row.name} note={noteOf?.(row)} weight="medium" />,
});

/** Returns the columns that exist only in CSV files: those of the fields whose list says `isInCsv`. */
export const csvColumns = <Row extends object, Fields extends Record<string, EntityField>>(
  fields: Fields,
  label: (name: keyof Fields & string) => string,
): ListColumn<Row>[] =>
  fieldNames<keyof Fields & string>(fields, ({ isInCsv = false }) => isInCsv).map((id) => ({
    id,
    label: label(id),
    isInFileOnly: true,
    text: (row) => (row as Record<string, string | number | null>)[id],
  }));
