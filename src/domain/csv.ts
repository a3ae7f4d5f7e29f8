const separators = ['\t', ';', ','];

/** What separates the cells: what stands most often in the first line. */
function separatorOf(text: string): string {
  const first = text.split(/[\r\n]/, 1)[0] ?? '';
  const count = (each: string) => first.split(each).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/**
 * The rows of a CSV file, or of what was copied from a spreadsheet: cells by tab, semicolon or comma, quoted where one holds
 * such a thing itself. A row of empty cells is one too, so that its place is its line.
 */
export function csvRows(given: string): string[][] {
  const text = given.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    // What a spreadsheet was told not to run as a formula.
    rows.at(-1)?.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') cell += text[at++];
    else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      endCell();
      rows.push([]);
      if (letter === '\r' && text[at + 1] === '\n') at++;
    } else cell += letter;
  }
  endCell();
  return rows;
}
