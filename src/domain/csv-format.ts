import type { Day } from './dates.ts';

export type Cell = string | number | null | undefined;

// White space, control and zero-width characters: some spreadsheets skip them before they look for a formula.
const invisible = [
  '\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f',
  '\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb',
].join('');

/**
 * A regular expression, valid in JavaScript and PostgreSQL, that matches text which a spreadsheet would run as a
 * formula.
 */
export const formulaPattern = `^[${invisible}]*[=+@＝＋－＠﹦﹢﹣﹫\\u2212-]|^[\\t\\r\\n]`;
const formula = new RegExp(formulaPattern);

function formatCell(cell: Cell): string {
  if (cell == null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The byte order mark that makes spreadsheets read a CSV file as UTF-8. */
export const csvBom = '\uFEFF';

/**
 * Formats a CSV row for spreadsheets in Brazil, with semicolons and decimal commas. Cells that look like formulas are
 * escaped, so that none can run.
 */
export const formatCsvRow = (cells: readonly Cell[]): string => `${cells.map(formatCell).join(';')}\r\n`;

/** Formats a day for spreadsheets in Brazil: 18/12/2026. */
export const formatCsvDay = (day: Day | null | undefined) => day?.split('-').reverse().join('/');
