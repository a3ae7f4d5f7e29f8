import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { lockFolder } from './lock.ts';
import { fittingSnapshot } from './snapshot.ts';
import { connect, type Store } from './store.ts';
import type { Db } from './tables.ts';
import type { FromWorker, ToWorker, WorkerInput } from './worker.ts';

export interface EmbeddedStore extends Store {
  /** The whole store as an archive to begin others from. */
  dump(): Promise<ArrayBuffer>;
}

// One after another they are served, and clearing up takes its time too.
const connectMs = 5_000;

// A unix socket's path may not pass about a hundred bytes, so a long temporary folder is no place for it.
const temporary = () => (tmpdir().length < 60 ? tmpdir() : '/tmp');

/** A worker that fails before it is ready is told with its message. */
function start(input: WorkerInput): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    const hear = (message: FromWorker) => {
      // Node's own watch mode speaks on this channel too.
      if (message.type !== 'ready' && message.type !== 'failed') return;
      worker.off('error', reject).off('message', hear);
      if (message.type === 'ready') resolve(worker);
      else reject(new StartError(`O banco embutido não abriu: ${message.message}`));
    };
    worker.on('message', hear);
  });
}

const ask = <Type extends FromWorker['type']>(worker: Worker, request: ToWorker, reply: Type) =>
  new Promise<Extract<FromWorker, { type: Type }>>((resolve) => {
    const hear = (message: FromWorker) => {
      if (message.type !== reply) return;
      worker.off('message', hear);
      resolve(message as Extract<FromWorker, { type: Type }>);
    };
    worker.on('message', hear);
    worker.postMessage(request);
  });

/** Begins a first start anew when the one before was cut off: nothing had been kept in it yet. */
async function startInFolder(dataDir: string, socket: string): Promise<Worker> {
  const folder = join(dataDir, 'store');
  const unfinished = join(dataDir, 'first-start');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return start({ folder, socket });
  writeFileSync(unfinished, '');
  const worker = await start({ folder, socket, snapshot: fittingSnapshot() });
  rmSync(unfinished);
  return worker;
}

/** What autovacuum is to PostgreSQL, by its own thresholds: PGlite has no process for it. Table by table, for others wait. */
async function vacuum(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables
    where n_dead_tup > 50 + n_live_tup / 5 or n_ins_since_vacuum > 1000 + n_live_tup / 5
      or n_mod_since_analyze > 50 + n_live_tup / 10`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
}

/** Opens the store that needs nothing installed: in a folder that this process alone holds, or in memory. */
export async function openEmbedded(dataDir: string | null): Promise<EmbeddedStore> {
  const socketFolder = mkdtempSync(join(temporary(), 'trama-'));
  const socket = join(socketFolder, '.s.PGSQL.5432');
  let unlock = () => {};
  try {
    if (dataDir) unlock = lockFolder(dataDir, socketFolder);
    const worker = await (dataDir ? startInFolder(dataDir, socket) : start({ socket, snapshot: fittingSnapshot() }));
    // There is one session, whatever the number of connections: more would only wait where the pool cannot see it.
    const end = async () => {
      await ask(worker, 'close', 'closed');
      unlock();
      rmSync(socketFolder, { recursive: true, force: true });
    };
    const address = { host: socketFolder, user: 'postgres', database: 'postgres', max: 1 };
    const store = connect(address, { limits: { connectMs }, end });
    const tidy = () => vacuum(store.db);
    return { ...store, tidy, dump: async () => (await ask(worker, 'dump', 'dumped')).archive };
  } catch (error) {
    unlock();
    rmSync(socketFolder, { recursive: true, force: true });
    throw error;
  }
}
