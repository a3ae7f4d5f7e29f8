import { type CsvLine, detectSeparator, parseCsv, separators } from '../../../../kit/csv/lines';
import { dayIn } from '../../cell-text';
import { columnCalled } from '../columns';
import { mostColumns, type StatementRow } from './statement';

/** Statements begin with the bank's name, the account and the like. */
const headingWithin = 30;
/** By how many of its rows a file is told how wide it is. */
const looked = 60;

const isHeading = ({ cells }: CsvLine) => {
  if (cells.length > mostColumns) return false;
  const known = cells.map(columnCalled).filter(Boolean);
  return known.includes('date') && new Set(known).size > 1;
};

/** What parts the cells: what makes a heading of one of the first lines, else what the rows are parted by from the first day on. */
function separatorIn(text: string): string {
  const head = text.split(/\r\n?|\n/, headingWithin).join('\n');
  const firstDay = text.search(/^"?\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/m);
  return (
    separators.find((each) => parseCsv(head, each).some(isHeading)) ??
    detectSeparator(text.slice(Math.max(0, firstDay)))
  );
}

const isEmpty = ({ cells }: CsvLine) => cells.every((cell) => cell === '');

/** The rows of a CSV file below its heading, wherever that stands; each with its line in the file. */
export function csvStatement(text: string): {
  format: 'csv';
  separator: string;
  heading: string[];
  rows: StatementRow[];
} {
  const separator = separatorIn(text);
  const lines = parseCsv(text, separator);
  const last = lines.at(-1) as CsvLine;
  const firstDay = lines.findIndex(({ cells }) => cells.some((cell) => dayIn(cell) !== undefined));
  const known = lines.slice(0, headingWithin).findIndex(isHeading);
  // Without words that are known, what stands right above the first day, as wide and filled, is the heading.
  const above = lines[firstDay - 1]?.cells ?? [];
  const isNamed = above.length === lines[firstDay]?.cells.length && above.every((cell) => /[^\d\s.,;/-]/.test(cell));
  const at = known >= 0 ? known : isNamed ? firstDay - 1 : -1;
  const from = at >= 0 ? at + 1 : firstDay;
  if (from < 0) return { format: 'csv', separator, heading: [], rows: [] };
  const rows = lines.slice(from).filter((line) => !isEmpty(line));
  const width = Math.max(...rows.slice(0, looked).map(({ cells }) => cells.length), lines[at]?.cells.length ?? 0);
  const names = at >= 0 ? (lines[at]?.cells ?? []) : [];
  // A file that was cut off ends within quotes, or with fewer cells than any row before: banks leave out empty ones.
  const others = rows.filter((row) => row !== last).slice(0, looked);
  const leastCells = Math.min(...others.map(({ cells }) => cells.length), names.length || width);
  const isCut = (row: CsvLine) => row === last && (row.isOpen || row.cells.length < leastCells);
  return {
    format: 'csv',
    separator,
    heading: Array.from({ length: width }, (_, index) => names[index] || `${index + 1}`),
    rows: rows.map((row) => ({ line: row.line, cells: row.cells, ...(isCut(row) && { isCut: true }) })),
  };
}
