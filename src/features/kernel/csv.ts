import type { Day } from '#domain/dates';

type Cell = string | number | null | undefined;

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
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` });
  link.click();
  // Some browsers read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
