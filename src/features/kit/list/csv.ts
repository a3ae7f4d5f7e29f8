import { type Cell, csvBom, formatCsvRow } from '#domain/csv-format';
import { saveFile } from '../../kernel/save-file';

export { type Cell, formatCsvDay } from '#domain/csv-format';

/** A column of a CSV file: its heading, and what each row says in it. Days are given by `formatCsvDay`. */
export interface CsvColumn<Row> {
  label: string;
  cell: (row: Row) => Cell;
}

/**
 * A CSV file as spreadsheets in Brazil open it: semicolons, decimal commas, a byte order mark. No text in it runs as a
 * formula.
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [
    csvBom,
    formatCsvRow(columns.map(({ label }) => label)),
    ...rows.map((row) => formatCsvRow(columns.map(({ cell }) => cell(row)))),
  ].join('');

/** Hands a CSV file to the person, as a download. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
