import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../server/kernel/demo-cast.ts';
import { openEmbedded } from '../server/kernel/store/embedded.ts';
import { makeSnapshot } from '../server/kernel/store/make-snapshot.ts';
import { connect } from '../server/kernel/store/store.ts';
import { dice } from '../server/testing/dice.ts';
import { financeActs, readBooks } from '../server/testing/finance-acts.ts';
import { type Running, run } from '../server/testing/process.ts';
import { makeDatabase, onPostgres } from '../server/testing/store.ts';
import { asker } from '../server/testing/workspace.ts';

/** How many acts there are between two kills, of how many callers at once: ten thousand where somebody wants to see that. */
const actsEach = Number(process.env.FINANCE_ACTS ?? 500);
const [kills, callers] = [4, 6];

const folder = mkdtempSync(join(tmpdir(), 'trama-balances-'));
const dataDir = join(folder, 'data');
let where: Record<string, string> = { DATA_DIR: dataDir };
let dropDatabase = async () => {};
let server: Running;
let token = '';

const start = async () => {
  server = run({ ...where, TMPDIR: folder });
  await server.url;
};
const kill = async () => {
  server.child.kill('SIGKILL');
  await server.ended;
};
const ask = async (method: string, path: string, body?: object) =>
  asker(await server.url)(method, path, { token, body });

beforeAll(async () => {
  if (onPostgres) {
    const { url, drop } = await makeDatabase();
    [where, dropDatabase] = [{ DATABASE_URL: url }, drop];
  } else await makeSnapshot();
  await start();
  const account = { email: 'admin@trama.example', password: demoPassword };
  token = (await ask('POST', '/api/auth/authenticate', account)).body.accessToken;
});
afterAll(async () => {
  await kill();
  await dropDatabase();
  rmSync(folder, { recursive: true });
});

/** Reads the store of a server that is gone. */
async function readStore() {
  const { DATABASE_URL } = where;
  const store = DATABASE_URL ? connect({ connectionString: DATABASE_URL, max: 2 }) : await openEmbedded(dataDir);
  return readBooks(store.db).finally(() => store.close());
}

/** The database drops whoever is connected, as it does when it is started again. */
async function dropConnections() {
  const { DATABASE_URL } = where;
  if (!DATABASE_URL) return;
  const store = connect({ connectionString: DATABASE_URL, max: 1 });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db);
  await store.close();
}

test('whenever the server is killed, every balance is the sum of what was paid, and nothing answered is lost', async () => {
  const random = dice(11);
  const accounts: string[] = [];
  for (const at of [0, 1, 2, 3]) {
    const body = { name: `Livro ${at}`, type: 'checking', opening_date: '2026-03-01', opening_balance_cents: at };
    accounts.push((await ask('POST', '/api/finance/accounts', body)).body.id);
  }
  const { acts, ids } = financeActs(
    (method, path, body) => ask(method, `/api/finance/${path}`, body),
    random,
    accounts,
  );
  // What is removed is gone for good; all else that was answered stays.
  const { remove: _, create, ...others } = acts;
  const all = [create, create, ...Object.values(others)];
  const told: number[] = [];
  for (let begun = 0; begun < 10; begun++) await create?.();

  for (let round = 0; round < kills; round++) {
    let left = actsEach;
    let isStruck = false;
    const work = Array.from({ length: callers }, async () => {
      while (left-- > 0 && !isStruck) {
        // Whoever asks a server that is killed gets no answer.
        const status = await all[random(all.length)]?.().catch(() => 0);
        if (status && !isStruck) told.push(status);
      }
    });
    // It is struck in the middle of what six callers want of it.
    while (left > actsEach / 10) await wait(5);
    if (round === 1) await dropConnections();
    await wait(random(30));
    isStruck = true;
    await kill();
    await Promise.all(work);

    const { rows, balances } = await readStore();
    const there = new Set(rows.map(({ id }) => id));
    expect(ids.filter((id) => !there.has(id))).toEqual([]);
    await start();
    for (const [at, id] of accounts.entries())
      expect((await ask('GET', `/api/finance/accounts/${id}`)).body.balance_cents).toBe(at + (balances.get(id) ?? 0));
  }
  expect(told.filter((status) => status < 300).length).toBeGreaterThan((kills * actsEach) / 4);
  // A database that drops its connections is told as one that is away.
  expect(told.filter((status) => status >= 500 && status !== 503)).toEqual([]);
}, 240_000);
