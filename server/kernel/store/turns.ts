import { sql } from 'kysely';
import type { Tx } from './tables.ts';

/** What one transaction at a time does, each by a lock of its own; 7482 is the tests'. */
const turns = { units: 7483, access: 7484, categories: 7485, wabas: 7486, clients: 7487 } as const;

/** Waits for one's turn, which ends with the transaction. Before any row is locked, always. */
export const takeTurn = (tx: Tx, of: keyof typeof turns) =>
  sql`select pg_advisory_xact_lock(${sql.lit(turns[of])})`.execute(tx);
