import { readStatement } from './read-statement';
import { type Statement, type Unreadable, UnreadableStatement } from './statement';

/** What the worker is given, and what it answers: a statement, or why there is none. */
export interface Reading {
  name: string;
  bytes: Uint8Array;
}
export type Read = { statement: Statement } | { why: Unreadable };

function read({ name, bytes }: Reading): Read {
  try {
    return { statement: readStatement(name, bytes) };
  } catch (failure) {
    if (failure instanceof UnreadableStatement) return { why: failure.why };
    throw failure;
  }
}

const here = self as unknown as Worker;
here.addEventListener('message', ({ data }: MessageEvent<Reading>) => here.postMessage(read(data)));
