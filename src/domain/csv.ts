const separators = ['\t', ';', ','];

/** What separates the cells: what stands most often in the first line. */
function separatorOf(text: string): string {
  const first = text.split(/[\r\n]/, 1)[0] ?? '';
  const count = (each: string) => first.split(each).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** A row of a CSV file: its cells, and the line that it begins in, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
  /** The text ends within a cell that is quoted. */
  isOpen?: boolean;
}

/** The rows of a CSV text, cells by one separator, each with its line: a quoted cell may hold several. */
export function csvLines(text: string, separator: string): CsvLine[] {
  const rows: CsvLine[] = [];
  let row: CsvLine = { line: 1, cells: [] };
  let line = 1;
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    // What a spreadsheet was told not to run as a formula.
    row.cells.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    const isEnd = letter === '\n' || (letter === '\r' && text[at + 1] !== '\n');
    if (isEnd) line++;
    if (isQuoted && letter === '"' && text[at + 1] === '"') cell += text[at++];
    else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === separator) endCell();
    else if (isEnd) {
      endCell();
      rows.push(row);
      row = { line, cells: [] };
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  rows.push(isQuoted ? { ...row, isOpen: true } : row);
  return rows;
}

/**
 * The rows of a CSV file, or of what was copied from a spreadsheet: cells by tab, semicolon or comma, quoted where one holds
 * such a thing itself. A row of empty cells is one too, so that its place is its line.
 */
export function csvRows(given: string): string[][] {
  const text = given.replace(/^\uFEFF/, '');
  return csvLines(text, separatorOf(text)).map(({ cells }) => cells);
}
