import type { Encoding } from '../../../../kit/decode';

/** What a statement may weigh at most, and have in rows and columns. */
export const mostBytes = 50_000_000;
export const mostRows = 50_000;
export const mostColumns = 100;

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
