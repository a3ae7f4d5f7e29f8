import type { Day } from '#domain/dates';
import { saveFile } from '../../kernel/save-file';

/** What a cell of a file holds. */
export type Cell = string | number | null | undefined;

/** A column of a CSV file: its heading, and what each row says in it. Days are given by `csvDay`. */
export interface CsvColumn<Row> {
  label: string;
  cell: (row: Row) => Cell;
}

// A spreadsheet takes what begins so for a formula, and runs it.
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

function written(cell: Cell): string {
  if (cell == null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A day as spreadsheets in Brazil read it: 18/12/2026. */
export const csvDay = (day: Day | null | undefined) => day?.split('-').reverse().join('/');

/**
 * A CSV file as spreadsheets in Brazil open it: semicolons, decimal commas, a byte order mark. No text in it runs as a
 * formula.
 */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  `\uFEFF${[
    columns.map(({ label }) => written(label)),
    ...rows.map((row) => columns.map(({ cell }) => written(cell(row)))),
  ]
    .map((cells) => `${cells.join(';')}\r\n`)
    .join('')}`;

/** Hands a CSV file to the person, as a download. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
