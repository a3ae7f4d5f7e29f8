import type { Day } from './dates.ts';

/** What a cell of a file holds. */
export type Cell = string | number | null | undefined;

// A spreadsheet takes what begins so for a formula, and runs it.
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

function written(cell: Cell): string {
  if (cell == null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a CSV file begins with: spreadsheets take it for UTF-8 then. */
export const csvMark = '\uFEFF';

/** A row of a CSV file as spreadsheets in Brazil open it: semicolons, decimal commas. No text in it runs as a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(';')}\r\n`;

/** A day as spreadsheets in Brazil read it: 18/12/2026. */
export const csvDay = (day: Day | null | undefined) => day?.split('-').reverse().join('/');
