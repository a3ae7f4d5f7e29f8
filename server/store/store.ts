import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isCurrent } from './migrate.ts';
import { types } from './parsers.ts';
import { type Connection, preparing } from './prepared.ts';
import type { Db, Tables, Tx } from './tables.ts';

/** Where everything is kept, whichever kind of PostgreSQL that is. */
export interface Store {
  db: Db;
  /** Does all of the work or none of it. Inside, only the given transaction may be used. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether it answers and is migrated. */
  isReady(): Promise<boolean>;
  /** Clears away what changes left behind and counts anew what is there, where nothing else does. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Speaks to a store over `pg`; `end` runs after the last connection is closed. */
export function connect(config: pg.PoolConfig, end: () => Promise<void> = async () => {}): Store {
  const pool = new pg.Pool({ connectionTimeoutMillis: 15_000, ...config, types });
  // An idle connection that breaks is replaced at the next query, which tells if the store is gone.
  pool.on('error', () => {});
  const inside = new AsyncLocalStorage<true>();
  const connections = new WeakMap<pg.PoolClient, Connection>();
  const guarded = {
    connect: async () => {
      // On the embedded store's one session it would wait for itself for ever.
      if (inside.getStore()) throw new Error('A query outside of the transaction that is open here. Pass `tx` down.');
      const client = await pool.connect();
      const known = connections.get(client);
      if (known) return known;
      // What is prepared is planned once: left to itself PostgreSQL plans some of it anew for the values of each time.
      await client.query('set plan_cache_mode to force_generic_plan').catch((error) => {
        client.release(true);
        throw error;
      });
      const connection = preparing(client);
      connections.set(client, connection);
      return connection;
    },
    end: () => pool.end(),
    options: pool.options,
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  return {
    db,
    transaction: (work) => db.transaction().execute((tx) => inside.run(true, () => work(tx))),
    isReady: () => isCurrent(db).catch(() => false),
    // PostgreSQL does by itself, all the time.
    tidy: async () => {},
    close: async () => {
      await db.destroy();
      await end();
    },
  };
}
