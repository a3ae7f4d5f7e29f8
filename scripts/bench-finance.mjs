// What a year's cash flow, an export and an import cost with 100,000 transactions, and the first page of them with up to
// 1,000,000, over HTTP, and how soon a key in a cell shows: `npm run bench -- --finance`, with `--postgres` also over a PostgreSQL.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemonstration } from '../server/demo/load.ts';
import { readConfig } from '../server/kernel/config.ts';
import { makeSnapshot } from '../server/kernel/store/make-snapshot.ts';
import { openStore } from '../server/kernel/store/open.ts';
import { measureCells } from './bench-cells.mjs';
import { insertTransactions } from './bench-fill.mjs';
import { account, asker, ms, quantile, start } from './bench-kit.mjs';
import { withPostgres } from './postgres.mjs';

const size = 100_000;
const large = 1_000_000;
const imported = 10_000;
const part = 200;

const told = (count) => count.toLocaleString('en');

/** Fills a store with so many more transactions of two years, most of them paid. */
async function fill(environment, count) {
  const store = await openStore(readConfig(environment), { limits: {}, demonstrate: loadDemonstration });
  await insertTransactions(store.db, count);
  // What is not on disk yet is not known to be seen by all, and would be read from the table in place of its indexes.
  await sql`checkpoint`.execute(store.db);
  await sql`vacuum analyze transactions`.execute(store.db);
  await store.close();
}

/** Imports so many rows of a statement into an account of its own, in parts as the page does. */
async function measureImport(note, name, ask) {
  const rows = Array.from({ length: imported }, (_, place) => ({
    kind: place % 3 ? 'expense' : 'income',
    description: `Linha do extrato ${place}`,
    amount_cents: 100 + place,
    date: `2026-0${1 + (place % 9)}-1${place % 10}`,
    bank_id: `N${place}`,
  }));
  const account = { name: 'Extrato', type: 'checking', opening_date: '2026-01-01' };
  const { id: account_id } = await ask('POST', '/api/finance/accounts', account);
  const parts = Array.from({ length: imported / part }, (_, index) => rows.slice(index * part, (index + 1) * part));
  let began = performance.now();
  for (const some of parts) await ask('POST', '/api/finance/imports/repeated', { account_id, rows: some });
  note(name, `looking for ${told(imported)} rows of a statement`, ms(performance.now() - began), '');
  began = performance.now();
  const begun = { account_id, name: 'extrato.csv', format: 'csv', row_count: imported };
  const { id } = await ask('POST', '/api/finance/imports', begun);
  for (const [index, some] of parts.entries())
    await ask('POST', `/api/finance/imports/${id}/rows`, { position: index * part, rows: some });
  note(name, `import of ${told(imported)} rows`, ms(performance.now() - began), '≤ 10 s');
  began = performance.now();
  await ask('PATCH', `/api/finance/imports/${id}`, { state: 'reverted' });
  note(name, 'the same, taken back', ms(performance.now() - began), '');
}

const rssOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024;

/** Takes all transactions as a file, and looks how much the server grows meanwhile. */
async function measureExport(note, name, { url, pid }, accessToken) {
  const before = rssOf(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, rssOf(pid));
  }, 100);
  const began = performance.now();
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${url}/api/finance/transactions/export`, { headers });
  let lines = 0;
  for await (const bytes of response.body) for (const byte of bytes) if (byte === 10) lines += 1;
  clearInterval(watching);
  const took = `${ms(performance.now() - began)}, ${Math.round(most - before)} MB more`;
  note(name, `export of ${told(lines - 1)} transactions`, took, '≤ 50 MB more');
}

/** Asks something again and again. */
async function measureRead(note, name, what, ask, path, goal) {
  const times = [];
  for (let turn = 0; turn < 60; turn++) {
    const began = performance.now();
    await ask('GET', path);
    times.push(performance.now() - began);
  }
  note(name, what, `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`, goal);
}

/** Does something with a server over a store, and somebody who is signed in there. */
async function withServer(environment, work) {
  const server = await start(environment);
  try {
    const { accessToken } = await asker(server.url)('POST', '/api/auth/authenticate', account);
    await work(asker(server.url, accessToken), server, accessToken);
  } finally {
    await server.stop();
  }
}

async function measureStore(note, name, environment, { year, page, largePage }) {
  const measurePage = (ask, count, goal) =>
    measureRead(
      note,
      name,
      `first page of ${told(count)} transactions`,
      ask,
      '/api/finance/transactions?limit=50',
      goal,
    );
  await fill(environment, size);
  await withServer(environment, async (ask, server, accessToken) => {
    await measurePage(ask, size, page);
    const now = new Date().getFullYear();
    for (const basis of ['cash', 'accrual']) {
      const path = `/api/finance/dashboard/cashflow?from=${now}-01-01&to=${now}-12-31&basis=${basis}`;
      await measureRead(note, name, `a year's cash flow of ${told(size)} transactions, ${basis}`, ask, path, year);
    }
    await measureExport(note, name, server, accessToken);
    if (name === 'embedded') await measureCells(note, name, server.url);
    await measureImport(note, name, ask);
  });
  await fill(environment, large - size);
  await withServer(environment, (ask) => measurePage(ask, large, largePage));
}

/** Measures on the embedded store, and on a PostgreSQL where that is asked for. */
export async function measureFinance(note) {
  await makeSnapshot();
  const folder = mkdtempSync(join(tmpdir(), 'trama-bench-'));
  try {
    const goals = { year: '≤ 40 ms', page: '≤ 10 ms', largePage: '≤ 16 ms' };
    await measureStore(note, 'embedded', { DATA_DIR: folder }, goals);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (process.argv.includes('--postgres'))
    await withPostgres((url) =>
      measureStore(note, 'PostgreSQL', { DATABASE_URL: url }, { year: '≤ 15 ms', page: '≤ 5 ms', largePage: '≤ 8 ms' }),
    );
}
