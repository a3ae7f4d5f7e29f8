import { sql } from 'kysely';
import type { Tx } from './tables.ts';

/** The keys of advisory locks; 7482 is reserved for tests. */
const lockKeys = { units: 7483, access: 7484, categories: 7485, wabas: 7486, clients: 7487 } as const;

/**
 * Acquires an advisory lock until the end of the transaction. Acquire it before locking any row, to avoid deadlocks.
 */
export const acquireAdvisoryLock = (tx: Tx, name: keyof typeof lockKeys) =>
  sql`select pg_advisory_xact_lock(${sql.lit(lockKeys[name])})`.execute(tx);
