import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { cacheResult } from './cache-result.ts';
import { isMigrated } from './migrate.ts';
import { typeParsers } from './parsers.ts';
import { type Connection, type WriteListener, withPreparedStatements } from './prepared.ts';
import { probeStore } from './probe-store.ts';
import { toStoreError } from './store-errors.ts';
import type { Db, Tables, Tx } from './tables.ts';

/** The database, either the embedded store or PostgreSQL. */
export interface Store {
  db: Db;
  /** Runs work in a transaction. Inside, only the given `tx` may be used. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Returns whether the store responds within two seconds, regardless of the pool, and is migrated. */
  isReady(): Promise<boolean>;
  /** Returns the current use of the connections. */
  pool(): { size: number; idle: number; waiting: number };
  /** Returns the totals of queries, failures and transactions. */
  counts(): StoreCounts;
  /** Calls `hear` for each statement that may change a table, when it is sent and before it commits. */
  onWrite(hear: WriteListener): void;
  /** Vacuums and analyzes the tables where the database does not do that itself. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreCounts {
  queries: { done: number; failed: number };
  transactions: number;
  /** All connections opened so far, including replacements of broken ones. */
  opened: number;
}

/** The timeouts of a store in milliseconds; an omitted one is unlimited. */
export interface StoreTimeouts {
  /** For getting a connection, new or from the pool. */
  connectMs?: number;
  /** For a query. PostgreSQL cancels it at this time, the client a little later in case the server hangs. */
  answerMs?: number;
  /** For a lock held by another transaction. */
  lockMs?: number;
  /** For an open transaction without activity. */
  idleMs?: number;
}

/** The timeouts for requests: our transactions take milliseconds, so a longer wait indicates a fault. */
export const requestTimeouts: Required<StoreTimeouts> = {
  connectMs: 2_500,
  answerMs: 8_000,
  lockMs: 1_000,
  idleMs: 10_000,
};

const readyMs = 1_500;
const readinessTtlMs = 1_000;
const graceMs = 1_000;

const timeoutSettings = ({ answerMs, lockMs, idleMs }: StoreTimeouts) =>
  Object.entries({
    statement_timeout: answerMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`set ${name} to ${value}`]));

// Prepared statements use a generic plan; by default PostgreSQL would replan some of them for each set of values.
const genericPlans = 'set plan_cache_mode to force_generic_plan';
// Pages are read by index in milliseconds, while JIT compilation of their plans takes a hundred times as long.
const noJit = 'set jit to off';
const sessionSettings = (limits: StoreTimeouts) => [genericPlans, noJit, ...timeoutSettings(limits)].join('; ');

const ignoreError = () => {};

function poolOf(config: pg.PoolConfig, limits: StoreTimeouts): pg.Pool {
  const { connectMs, answerMs } = limits;
  const pool = new pg.Pool({
    keepAlive: true,
    pipeline: true,
    ...(connectMs && { connectionTimeoutMillis: connectMs }),
    ...(answerMs && { query_timeout: answerMs + graceMs }),
    ...config,
    types: typeParsers,
    onConnect: async (client) => void (await client.query(sessionSettings(limits))),
  });
  // A query on a broken connection reports the error; the event itself would end the process if nobody handled it,
  // whether the connection is idle or in use.
  pool.on('error', ignoreError);
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

/** Returns whether a store responds and is migrated. */
const isReady = (config: pg.PoolConfig) => probeStore(config, { eachMs: readyMs, allMs: readyMs }, isMigrated);

/** Connects to a store over `pg`; `end` runs after the last connection is closed. */
export function connect(
  config: pg.PoolConfig,
  { limits = requestTimeouts, end = async () => {} }: { limits?: StoreTimeouts; end?: () => Promise<void> } = {},
): Store {
  const pool = poolOf(config, limits);
  const counts: StoreCounts = { queries: { done: 0, failed: 0 }, transactions: 0, opened: 0 };
  pool.on('connect', () => {
    counts.opened += 1;
  });
  const listeners: WriteListener[] = [];
  const hearWrite: WriteListener = (table, act) => {
    for (const hear of listeners) hear(table, act);
  };
  const transactionScope = new AsyncLocalStorage<true>();
  const connections = new WeakMap<pg.PoolClient, Connection>();
  const checkedPool = {
    connect: async () => {
      // The embedded store has one session, so such a query would wait for itself forever.
      if (transactionScope.getStore())
        throw new Error('A query outside of the transaction that is open here. Pass `tx` down.');
      const client = await pool.connect().catch((error) => {
        throw toStoreError(error);
      });
      const connection = connections.get(client) ?? withPreparedStatements(client, hearWrite);
      connections.set(client, connection);
      return connection;
    },
    end: () => pool.end(),
    options: pool.options,
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: checkedPool }),
    log: ({ level }) => {
      counts.queries[level === 'query' ? 'done' : 'failed'] += 1;
    },
  });
  return {
    db,
    transaction: (work) => {
      counts.transactions += 1;
      return db.transaction().execute((tx) => transactionScope.run(true, () => work(tx)));
    },
    // Each check opens a connection, and the embedded store accepts only four.
    isReady: cacheResult(() => isReady(config), readinessTtlMs),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    counts: () => counts,
    onWrite: (hear) => void listeners.push(hear),
    // PostgreSQL has autovacuum.
    vacuum: async () => {},
    close: async () => {
      await db.destroy();
      await end();
    },
  };
}
