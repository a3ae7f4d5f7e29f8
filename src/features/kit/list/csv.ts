import { type Cell, csvBom, formatCsvRow } from '#domain/csv-format';
import { saveFile } from '../../kernel/save-file';

export { type Cell, formatCsvDay } from '#domain/csv-format';

/** A column of a CSV file: its heading and the value of each row. Format days with `formatCsvDay`. */
export interface CsvColumn<Row> {
  label: string;
  cell: (row: Row) => Cell;
}

/**
 * Serializes rows as CSV for Brazilian spreadsheets: semicolons, decimal commas and a byte order mark. Escapes texts
 * that would run as formulas.
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [
    csvBom,
    formatCsvRow(columns.map(({ label }) => label)),
    ...rows.map((row) => formatCsvRow(columns.map(({ cell }) => cell(row)))),
  ].join('');

/** Downloads a CSV file. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
