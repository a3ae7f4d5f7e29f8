import pg from 'pg';

/** The store cannot be reached, or is too busy to go on: nothing that was under way has been kept. */
export class StoreAway extends Error {
  override name = 'StoreAway';
  /** PostgreSQL's code of the reason, where it gave one. */
  readonly code: string | undefined;
  /** Whether it is only busy: a moment later the same may succeed. */
  readonly isBusy: boolean;

  constructor(cause: Error & { code?: string }) {
    super(cause.message.slice(0, 200), { cause });
    this.code = cause.code;
    this.isBusy = busy.has(cause.code ?? '');
  }
}

// Deadlocks and conflicts, and waiting for a lock or for an answer for too long.
const busy = new Set(['40001', '40P01', '55P03', '57014']);

// Connection, resources, shut-down; a transaction that idled too long; a server that only reads, after a failover.
const isAway = (code: string) => /^(08|53|57P)/.test(code) || code === '25P03' || code === '25006';

/** Whether an error ended the connection that it came over. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? isAway(error.code ?? '') : isOfConnection(error);

// What `pg` and the system say of a connection are plain errors; faults of ours have a kind.
const isOfConnection = (error: unknown): error is Error =>
  error instanceof AggregateError || (error instanceof Error && error.constructor === Error);

/** An error of a query as the rest of the program knows it: `StoreAway` where another try may succeed. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof StoreAway) return error;
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    return isAway(code) || busy.has(code) ? new StoreAway(error) : error;
  }
  return isOfConnection(error) ? new StoreAway(error) : error;
}
