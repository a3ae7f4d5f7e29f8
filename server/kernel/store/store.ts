import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { answers } from './answers.ts';
import { toStoreError } from './away.ts';
import { isCurrent } from './migrate.ts';
import { types } from './parsers.ts';
import { type Connection, type HearWrite, preparing } from './prepared.ts';
import { sharedAnswer } from './shared-answer.ts';
import type { Db, Tables, Tx } from './tables.ts';

/** Where everything is kept, whichever kind of PostgreSQL that is. */
export interface Store {
  db: Db;
  /** Does all of the work or none of it. Inside, only the given transaction may be used. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether it answers, within two seconds and whatever else waits for it, and is migrated. */
  isReady(): Promise<boolean>;
  /** How its connections are used at this moment. */
  pool(): { size: number; idle: number; waiting: number };
  /** What it was asked so far, and how often that failed. */
  counts(): StoreCounts;
  /** Hears of each statement that may change a table, as it is sent: before it is committed. */
  onWrite(hear: HearWrite): void;
  /** Clears away what changes left behind and counts anew what is there, where nothing else does. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreCounts {
  queries: { done: number; failed: number };
  transactions: number;
  /** Connections, the first and those in place of broken ones. */
  opened: number;
}

/** How long a store is waited for, in milliseconds; what is left out is waited for without end. */
export interface Patience {
  /** For a connection: a new one, or one that others use. */
  connectMs?: number;
  /** For an answer. PostgreSQL gives up at this time, we a little later: it may hang. */
  answerMs?: number;
  /** For a lock that another transaction holds. */
  lockMs?: number;
  /** That a transaction may stay open without being used. */
  idleMs?: number;
}

/** What requests are served with: our own transactions take milliseconds, so whatever waits longer waits for a fault. */
export const patience: Required<Patience> = { connectMs: 2_500, answerMs: 8_000, lockMs: 1_000, idleMs: 10_000 };

const readyMs = 1_500;
const readinessLastsMs = 1_000;
const graceMs = 1_000;

const timeouts = ({ answerMs, lockMs, idleMs }: Patience) =>
  Object.entries({
    statement_timeout: answerMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`set ${name} to ${value}`]));

// What is prepared is planned once: left to itself PostgreSQL plans some of it anew for the values of each time.
const plansOnce = 'set plan_cache_mode to force_generic_plan';
// Pages are read by index in milliseconds: to compile for all that they could be of takes a hundred times as long.
const compilesNothing = 'set jit to off';
const settingsOf = (limits: Patience) => [plansOnce, compilesNothing, ...timeouts(limits)].join('; ');

const neverHeard = () => {};

function poolOf(config: pg.PoolConfig, limits: Patience): pg.Pool {
  const { connectMs, answerMs } = limits;
  const pool = new pg.Pool({
    keepAlive: true,
    pipeline: true,
    ...(connectMs && { connectionTimeoutMillis: connectMs }),
    ...(answerMs && { query_timeout: answerMs + graceMs }),
    ...config,
    types,
    onConnect: async (client) => void (await client.query(settingsOf(limits))),
  });
  // Whoever uses a connection that breaks is told by their query; the event itself would end the process, whether it
  // comes while the connection is idle or while somebody holds it.
  pool.on('error', neverHeard);
  pool.on('connect', (client) => client.on('error', neverHeard));
  return pool;
}

/** Whether a store answers and is migrated. */
const isReady = (config: pg.PoolConfig) => answers(config, { eachMs: readyMs, allMs: readyMs }, isCurrent);

/** Speaks to a store over `pg`; `end` runs after the last connection is closed. */
export function connect(
  config: pg.PoolConfig,
  { limits = patience, end = async () => {} }: { limits?: Patience; end?: () => Promise<void> } = {},
): Store {
  const pool = poolOf(config, limits);
  const counts: StoreCounts = { queries: { done: 0, failed: 0 }, transactions: 0, opened: 0 };
  pool.on('connect', () => {
    counts.opened += 1;
  });
  const listeners: HearWrite[] = [];
  const hearWrite: HearWrite = (table, act) => {
    for (const hear of listeners) hear(table, act);
  };
  const inside = new AsyncLocalStorage<true>();
  const connections = new WeakMap<pg.PoolClient, Connection>();
  const guarded = {
    connect: async () => {
      // On the embedded store's one session it would wait for itself for ever.
      if (inside.getStore()) throw new Error('A query outside of the transaction that is open here. Pass `tx` down.');
      const client = await pool.connect().catch((error) => {
        throw toStoreError(error);
      });
      const connection = connections.get(client) ?? preparing(client, hearWrite);
      connections.set(client, connection);
      return connection;
    },
    end: () => pool.end(),
    options: pool.options,
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guarded }),
    log: ({ level }) => {
      counts.queries[level === 'query' ? 'done' : 'failed'] += 1;
    },
  });
  return {
    db,
    transaction: (work) => {
      counts.transactions += 1;
      return db.transaction().execute((tx) => inside.run(true, () => work(tx)));
    },
    // Each check opens a connection of its own, and the embedded store takes only four.
    isReady: sharedAnswer(() => isReady(config), readinessLastsMs),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    counts: () => counts,
    onWrite: (hear) => void listeners.push(hear),
    // PostgreSQL does by itself, all the time.
    tidy: async () => {},
    close: async () => {
      await db.destroy();
      await end();
    },
  };
}
