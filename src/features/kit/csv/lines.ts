import Papa from 'papaparse';

/** What may part the cells. */
export const separators = [';', '\t', ','] as const;

/** A row of a CSV file: its cells, and the line that it begins in, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
  /** The text ends within a cell that is quoted. */
  isOpen?: boolean;
}

/** What parts the cells of a text. */
export const detectSeparator = (text: string): string =>
  // A line of nothing, such as the last, says nothing of it.
  Papa.parse(text, { preview: 1, skipEmptyLines: 'greedy', delimitersToGuess: [...separators] }).meta.delimiter;

// What a spreadsheet was told not to run as a formula.
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * The rows of a CSV file, or of what was copied from a spreadsheet, each with its line: a quoted cell may hold several. A
 * row of empty cells is one too.
 */
export function parseCsv(given: string, separator = detectSeparator(given)): CsvLine[] {
  const text = given.replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  let next = 1;
  const lines = data.map((cells): CsvLine => {
    const line = next;
    next += cells.join('').split('\n').length;
    return { line, cells: cells.map(plain) };
  });
  const last = lines.at(-1);
  if (last && errors.some(({ code }) => code === 'MissingQuotes')) last.isOpen = true;
  return lines;
}
