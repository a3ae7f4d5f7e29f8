import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { lockFolder } from './lock.ts';
import { findSnapshot } from './snapshot.ts';
import { connect, type Store, type StoreTimeouts } from './store.ts';
import type { Db } from './tables.ts';
import { hungAfterMs, startThread, superviseThread } from './thread.ts';

export interface EmbeddedStore extends Store {
  /** The address for other connections of this process. */
  address: pg.ClientConfig;
  /** Returns the whole store as an archive that a new store can start from. */
  dump(): Promise<ArrayBuffer>;
  /** Replaces the thread that holds the store. */
  restart(): Promise<void>;
}

// Connections are served one after another, and closing takes time too.
const connectMs = 5_000;
// This file marks that a data folder once had a store.
const markerFile = 'begun';

// The path of a Unix socket is limited to about a hundred bytes, so a long temporary folder cannot be used.
const temporary = () => (tmpdir().length < 60 ? tmpdir() : '/tmp');

const cannotBeUsed = (folder: string, why: string) => new StartError(`O banco de dados em ${folder} ${why}`);

/**
 * Returns whether a folder needs a new store. Throws `StartError` when a former store is missing or the folder is not
 * empty: its disk may not be mounted.
 */
function needsNewStore(dataDir: string, folder: string): boolean {
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  const advice = 'Monte ou restaure o que havia; para começar de novo, use outra DATA_DIR.';
  if (existsSync(join(dataDir, markerFile))) throw cannotBeUsed(folder, `desapareceu. ${advice}`);
  if (!existsSync(folder)) return true;
  throw cannotBeUsed(folder, statSync(folder).isDirectory() ? `está sem conteúdo. ${advice}` : 'não é uma pasta.');
}

/**
 * Opens the store in a folder. A first start that was interrupted is repeated from scratch, because nothing had been
 * stored yet.
 */
async function startInFolder(dataDir: string, socket: string): Promise<Worker> {
  const folder = join(dataDir, 'store');
  const unfinished = join(dataDir, 'first-start');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isFirstStart = needsNewStore(dataDir, folder);
  if (isFirstStart) writeFileSync(unfinished, '');
  const worker = await startThread({ folder, socket, ...(isFirstStart && { snapshot: findSnapshot() }) });
  writeFileSync(join(dataDir, markerFile), '');
  if (isFirstStart) rmSync(unfinished);
  return worker;
}

/**
 * Does the work of autovacuum with its thresholds, because PGlite has no process for it. Vacuums one table at a time,
 * so that other queries run in between.
 */
async function vacuum(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables
    where n_dead_tup > 50 + n_live_tup / 5 or n_ins_since_vacuum > 1000 + n_live_tup / 5
      or n_mod_since_analyze > 50 + n_live_tup / 10`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}

const noop = async () => {};

/**
 * Opens the embedded store, in a folder locked for this process or in memory. `prepare` runs without a statement
 * timeout.
 */
export async function openEmbedded(
  dataDir: string | null,
  limits: StoreTimeouts = {},
  prepare: (store: Store) => Promise<void> = noop,
): Promise<EmbeddedStore> {
  const socketFolder = mkdtempSync(join(temporary(), 'trama-'));
  const socket = join(socketFolder, '.s.PGSQL.5432');
  const address = { host: socketFolder, user: 'postgres', database: 'postgres' };
  let unlock = () => {};
  try {
    if (dataDir) unlock = lockFolder(dataDir, socketFolder);
    const open = () => {
      // Remove the socket that a terminated thread left behind.
      rmSync(socket, { force: true });
      return dataDir ? startInFolder(dataDir, socket) : startThread({ socket, snapshot: findSnapshot() });
    };
    const thread = await superviseThread(open);
    const end = async () => {
      await thread.close();
      unlock();
      rmSync(socketFolder, { recursive: true, force: true });
    };
    // PGlite has one session; further connections would wait where the pool cannot see them.
    const singleSession = { ...address, max: 1, pipeline: false };
    const migrationStore = connect(singleSession, { limits: { connectMs } });
    try {
      await prepare(migrationStore).finally(() => migrationStore.close());
    } catch (error) {
      await thread.close();
      throw error;
    }
    if (limits.answerMs) thread.watch(address);
    const timeouts = { connectMs, ...(limits.answerMs && { answerMs: hungAfterMs }) };
    const store = connect(singleSession, { limits: timeouts, end });
    const dump = async () => (await thread.request('dump', 'dumped')).archive;
    return { ...store, address, vacuum: () => vacuum(store.db), dump, restart: thread.restart };
  } catch (error) {
    unlock();
    rmSync(socketFolder, { recursive: true, force: true });
    throw error;
  }
}
