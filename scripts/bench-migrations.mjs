// How long a store of an older release with 1,000,000 transactions takes to be brought up to date as the server starts,
// and what it says meanwhile: `npm run bench -- --migrations`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '../server/kernel/store/embedded.ts';
import { makeSnapshot } from '../server/kernel/store/make-snapshot.ts';
import { migrations } from '../server/kernel/store/migrations/index.ts';
import { connect } from '../server/kernel/store/store.ts';
import { insertTransactions } from './bench-fill.mjs';
import { ms, start } from './bench-kit.mjs';
import { withPostgres } from './postgres.mjs';

const count = 1_000_000;
/** The last that the older release knew: transactions had just come. */
const last = '0025';

/** Makes of a store what it was when transactions were new, and fills it. */
async function makeOld({ db }) {
  const run = (statement) => sql.raw(statement).execute(db);
  await run('drop schema public cascade');
  await run('create schema public');
  await run('create table migrations (name text primary key, applied_at timestamptz(3) not null)');
  for (const { name, statements } of migrations.filter((one) => one.name.slice(0, last.length) <= last)) {
    for (const statement of statements) await run(statement);
    await sql`insert into migrations values (${name}, now())`.execute(db);
  }
  await run(`insert into accounts (id, name, name_key, search_text, type, opening_date, is_sample, created_at, updated_at)
    values (gen_random_uuid(), 'Conta', 'conta', 'conta', 'checking', '2026-01-01', false, now(), now())`);
  await insertTransactions(db, count);
}

async function measure(note, store, environment) {
  const said = [];
  const server = await start(environment, (line) => said.push(line));
  await server.stop();
  const told = said.filter((line) => line.startsWith('Atualizando'));
  note(store, `brought up to date with ${count.toLocaleString('en')} transactions`, ms(server.took), 'finishes');
  note(store, 'said meanwhile', `${told.length} lines, the last: ${told.at(-1) ?? 'none'}`, 'how far', told.length > 0);
}

/** Measures it over both kinds of store. */
export async function measureMigrations(note) {
  await makeSnapshot();
  const folder = mkdtempSync(join(tmpdir(), 'trama-bench-'));
  try {
    const old = await openEmbedded(folder);
    await makeOld(old);
    await old.close();
    await measure(note, 'embedded', { DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await withPostgres(async (url) => {
    const old = connect({ connectionString: url, max: 1 }, { limits: {} });
    await makeOld(old);
    await old.close();
    await measure(note, 'PostgreSQL', { DATABASE_URL: url });
  });
}
