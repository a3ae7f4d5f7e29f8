import Papa from 'papaparse';

/** Supported cell separators. */
export const separators = [';', '\t', ','] as const;

/** A CSV row: its cells and the number of its first line, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
  /** Whether the text ends inside a quoted cell. */
  isOpen?: boolean;
}

/** Detects the cell separator of a text. */
export const detectSeparator = (text: string): string =>
  // Empty lines, such as the last one, do not count for the detection.
  Papa.parse(text, { preview: 1, skipEmptyLines: 'greedy', delimitersToGuess: [...separators] }).meta.delimiter;

// Removes the apostrophe that keeps a spreadsheet from running a cell as a formula.
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * Parses a CSV file or copied spreadsheet cells. A row may span several lines because of quoted cells; rows of empty
 * cells are included.
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
