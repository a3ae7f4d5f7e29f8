import pg from 'pg';

/** The store is unreachable or too busy; the current transaction was rolled back. */
export class StoreUnavailable extends Error {
  override name = 'StoreAway';
  /** PostgreSQL's error code, if there is one. */
  readonly code: string | undefined;
  /** Whether a retry after a moment may succeed. */
  readonly isBusy: boolean;

  constructor(cause: Error & { code?: string }) {
    super(cause.message.slice(0, 200), { cause });
    this.code = cause.code;
    this.isBusy = busyCodes.has(cause.code ?? '');
  }
}

// Serialization failures, deadlocks, lock timeouts and cancelled statements.
const busyCodes = new Set(['40001', '40P01', '55P03', '57014']);

// Connection, resource and shutdown errors; an idle transaction timeout; a read-only server after a failover.
const isUnavailableCode = (code: string) => /^(08|53|57P)/.test(code) || code === '25P03' || code === '25006';

/** Returns whether an error ended its connection. */
export const isConnectionFatal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? isUnavailableCode(error.code ?? '') : isConnectionError(error);

// Connection errors from `pg` and the system are plain `Error`s; programming errors have a subclass.
const isConnectionError = (error: unknown): error is Error =>
  error instanceof AggregateError || (error instanceof Error && error.constructor === Error);

/** Converts a query error to `StoreUnavailable` if a retry may succeed, and returns other errors unchanged. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    return isUnavailableCode(code) || busyCodes.has(code) ? new StoreUnavailable(error) : error;
  }
  return isConnectionError(error) ? new StoreUnavailable(error) : error;
}
