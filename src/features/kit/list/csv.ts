import { type Cell, csvLine, csvMark } from '#domain/csv-out';
import { saveFile } from '../../kernel/save-file';

export { type Cell, csvDay } from '#domain/csv-out';

/** A column of a CSV file: its heading, and what each row says in it. Days are given by `csvDay`. */
export interface CsvColumn<Row> {
  label: string;
  cell: (row: Row) => Cell;
}

/**
 * A CSV file as spreadsheets in Brazil open it: semicolons, decimal commas, a byte order mark. No text in it runs as a
 * formula.
 */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [
    csvMark,
    csvLine(columns.map(({ label }) => label)),
    ...rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))),
  ].join('');

/** Hands a CSV file to the person, as a download. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
