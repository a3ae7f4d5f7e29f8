import { csvStatement } from './csv-statement';
import { decoded, type Encoding } from './decode';
import { ofxStatement } from './ofx';

/** What a statement may weigh at most, and have in rows. */
export const mostBytes = 50_000_000;
export const mostRows = 50_000;

/** Why a file cannot be read at all. */
export type Unreadable = 'tooLarge' | 'tooMany' | 'empty' | 'noRows' | 'notText';

/** A row as it stands in a file. */
export interface StatementRow {
  line: number;
  cells: string[];
  /** The file ends in the middle of it. */
  isCut?: boolean;
}

/** A file as it was understood. */
export interface Statement {
  name: string;
  format: 'csv' | 'ofx';
  encoding: Encoding;
  /** What separates the cells of a CSV file. */
  separator?: string;
  /** What the columns are called; made up by their place where the file does not say. */
  heading: string[];
  rows: StatementRow[];
}

export class UnreadableStatement extends Error {
  readonly why: Unreadable;
  constructor(why: Unreadable) {
    super(why);
    this.why = why;
  }
}

const isOfx = (text: string) => /<OFX\b|^\s*OFXHEADER:/i.test(text.slice(0, 4_096));

/** Understands a file: its letters, what separates its cells, its heading and its rows. */
export function readStatement(name: string, bytes: Uint8Array): Statement {
  if (bytes.length > mostBytes) throw new UnreadableStatement('tooLarge');
  const { text, encoding } = decoded(bytes);
  if (!text.trim()) throw new UnreadableStatement('empty');
  // What no text holds: a spreadsheet, a PDF, a picture.
  if (['%PDF-', 'PK\x03\x04'].some((sign) => text.startsWith(sign)) || text.includes('\0'))
    throw new UnreadableStatement('notText');
  const found = isOfx(text) ? ofxStatement(text) : csvStatement(text);
  if (found.rows.length === 0) throw new UnreadableStatement('noRows');
  if (found.rows.length > mostRows) throw new UnreadableStatement('tooMany');
  return { name, encoding, ...found };
}
