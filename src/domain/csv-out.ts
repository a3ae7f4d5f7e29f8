import type { Day } from './dates.ts';

/** What a cell of a file holds. */
export type Cell = string | number | null | undefined;

// White space, control and zero-width characters: some spreadsheets skip them before they look for a formula.
const invisible = [
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f',
  '\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb',
].join('');

/** A regular expression, for JavaScript and PostgreSQL alike, of what a spreadsheet takes for a formula and runs. */
export const formulaPattern = `^[${invisible}]*[=+@＝＋－＠﹦﹢﹣﹫\\u2212-]|^[\\t\\r\\n]`;
const formula = new RegExp(formulaPattern);

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
