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
  /** The place of its account among the sources of the file, where that is not the first. */
  source?: number;
}

/** One account in a file of several, with the code of its currency (ISO 4217). */
export interface StatementSource {
  /** The bank and the number of the account, as the file writes them. */
  account: string;
  currency: string;
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
  /** The accounts of an OFX file. */
  sources?: StatementSource[];
}

export class UnreadableStatement extends Error {
  readonly why: Unreadable;
  constructor(why: Unreadable) {
    super(why);
    this.why = why;
  }
}
