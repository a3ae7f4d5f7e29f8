// What the server takes, how soon a large project is on screen and how smoothly the inspector draws, measured:
// `npm run bench`, with `--postgres` also over a PostgreSQL, there with lists beside what `pg` alone gives. With
// `--server`, `--finance`, `--front` or `--inspector` only that; with `--project` only the large project, with `--hands`
// what hands do in it, in forms and in a long list, with `--calendar` only the calendar, with `--load` what many at once
// get, with `--chaos` what is kept when things break, with `--migrations` how an old store of a million rows is brought up
// to date, with `--costs` what each component weighs, with `--storybook` how soon each page of prose is there. Ends with a
// line for each goal missed. Never part of the tests.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, freemem, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { hashPassword } from '../server/auth/password.ts';
import { readConfig } from '../server/kernel/config.ts';
import { makeSnapshot } from '../server/kernel/store/make-snapshot.ts';
import { measureCalendar } from './bench-calendar.mjs';
import { measureChaos } from './bench-chaos.mjs';
import { measureCrowd } from './bench-crowd.mjs';
import { fillLarge } from './bench-fill.mjs';
import { measureFinance } from './bench-finance.mjs';
import { measureAllHands, measureFront, measureLarge } from './bench-front.mjs';
import { measureInspector } from './bench-inspector.mjs';
import { account, asker, member, ms, quantile, start } from './bench-kit.mjs';
import { measureLoad } from './bench-load.mjs';
import { measureMigrations } from './bench-migrations.mjs';
import { measurePlain } from './bench-plain.mjs';
import { measureStorybook } from './bench-storybook.mjs';
import { build } from './build.mjs';
import { withPostgres } from './postgres.mjs';

const rows = [];
const missed = [];
const note = (store, what, value, target = '', isMet = true) => {
  rows.push({ store, what, value, target });
  console.log(`${store}: ${what}: ${value}`);
  if (!isMet) missed.push(`${what}: ${value} (goal ${target})`);
};

async function timed(times, work) {
  const found = [];
  for (let index = 0; index < times; index++) {
    const began = performance.now();
    await work(index);
    found.push(performance.now() - began);
  }
  return found;
}

/** Adds a step with a sub-step to a project, and gives the address that ticks it. */
async function addTick(ask, project) {
  const { id } = await ask('POST', `/api/projects/${project}/steps`, { name: 'Etapa medida' });
  const path = `/api/projects/${project}/steps/${id}/sub-steps`;
  return `${path}/${(await ask('POST', path, { name: 'Parte medida' })).id}/status`;
}

async function load(store, what, url, token, path, connections, target) {
  const options = { url: url + path, headers: { authorization: `Bearer ${token}` }, connections };
  await autocannon({ ...options, duration: 1 });
  const { latency, requests, non2xx } = await autocannon({ ...options, duration: 5 });
  if (non2xx > 0) throw new Error(`${what}: ${non2xx} answers were no success.`);
  note(
    store,
    `${what}, ${connections} at once`,
    `p50 ${ms(latency.p50)}, p99 ${ms(latency.p99)}, ${Math.round(requests.average)}/s`,
    target,
  );
}

/** What a list costs to whom: an administrator sees all, a member half. */
async function measureLists(store, url, token, memberToken) {
  const large = 'of 2,000 × 20 × 5';
  const goal = store === 'embedded' ? 'p50 ≤ 10 ms, ≥ 300/s' : '≥ 1,000/s';
  await load(store, `list of 50 ${large}`, url, token, '/api/projects', 1, 'p50 ≤ 10 ms');
  await load(store, `list of 50 ${large}`, url, token, '/api/projects', 10, goal);
  await load(store, `list of 50 ${large}, a member`, url, memberToken, '/api/projects', 1, 'p50 ≤ 10 ms');
  await load(store, `list of 50 ${large}, a member`, url, memberToken, '/api/projects', 10, goal);
  await load(store, `by deadline ${large}`, url, memberToken, '/api/projects?sort_by=dead_line&sort_order=asc', 1);
  await load(store, `search ${large}`, url, memberToken, '/api/projects?search=automacao%201999', 1);
  await load(store, `own work`, url, memberToken, '/api/my-work', 1);
}

async function measure(store, environment) {
  const cold = await start(environment);
  note(store, 'first start to first answer', ms(cold.took), '≤ 3000 ms', cold.took <= 3_000);
  await cold.stop();
  const filling = performance.now();
  const large = await fillLarge(readConfig({ ...environment, LOG_LEVEL: 'silent' }));
  note(store, 'filling', ms(performance.now() - filling));
  const warm = await start(environment);
  note(store, 'warm start to first answer', ms(warm.took), '≤ 1500 ms', warm.took <= 1_500);
  const { url } = warm;
  const signIns = await timed(25, () => asker(url)('POST', '/api/auth/authenticate', account));
  note(store, 'sign-in', `p50 ${ms(quantile(signIns, 0.5))}`);
  const { accessToken: token } = await asker(url)('POST', '/api/auth/authenticate', account);
  const { accessToken: memberToken } = await asker(url)('POST', '/api/auth/authenticate', member);
  await measureLists(store, url, token, memberToken);
  const ask = asker(url, token);
  const tick = await addTick(ask, (await ask('GET', '/api/projects?search=PRJ-1001')).data[0].id);
  await load(store, 'project of 500 × 10', url, token, `/api/projects/${large}`, 1);
  const ticks = await timed(200, (index) => ask('PATCH', tick, { status: index % 2 === 0 }));
  note(store, 'tick of a sub-step', `p50 ${ms(quantile(ticks, 0.5))}, p99 ${ms(quantile(ticks, 0.99))}`);
  const ticksInLarge = await addTick(ask, large);
  const slow = await timed(50, (index) => ask('PATCH', ticksInLarge, { status: index % 2 === 0 }));
  note(store, 'tick of a sub-step among 5,000', `p50 ${ms(quantile(slow, 0.5))}`);
  await warm.stop();
}

async function measurePostgres(administrator) {
  const name = `trama_bench_${randomBytes(4).toString('hex')}`;
  const asAdministrator = async (statement) => {
    const client = new pg.Client({ connectionString: administrator });
    await client.connect();
    const { rows: found } = await client.query(statement).finally(() => client.end());
    return found;
  };
  const [{ server_version: version }] = await asAdministrator('show server_version');
  await asAdministrator(`create database ${name}`);
  const url = new URL(administrator);
  url.pathname = `/${name}`;
  try {
    const store = `PostgreSQL ${version.split(' ')[0]}`;
    await measure(store, { DATABASE_URL: url.href });
    await measurePlain(note, store, { DATABASE_URL: url.href });
  } finally {
    await asAdministrator(`drop database ${name} with (force)`);
  }
}

if (process.argv.includes('--costs')) {
  await import('./costs.mjs');
  process.exit(0);
}

const gib = (bytes) => `${(bytes / 2 ** 30).toFixed(0)} GiB`;
// What is measured is what the sources say.
build();
console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${gib(freemem())} of ${gib(totalmem())} free, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`Node ${process.version}, ${process.platform}\n`);

async function measureServer() {
  note('-', 'Argon2id alone', `p50 ${ms(quantile(await timed(20, () => hashPassword('trama-demonstracao')), 0.5))}`);
  await makeSnapshot();
  const folder = mkdtempSync(join(tmpdir(), 'trama-bench-'));
  try {
    await measure('embedded', { DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (process.env.DATABASE_URL) await measurePostgres(process.env.DATABASE_URL);
  else if (process.argv.includes('--postgres')) await withPostgres(measurePostgres);
}

async function measureMany() {
  const folder = mkdtempSync(join(tmpdir(), 'trama-bench-'));
  try {
    await measureLoad(note, 'embedded', { DATA_DIR: folder }, 1);
    const goals = { many: '≥ 1,011/s, p99 ≤ 500 ms', tooMany: 'served or refused ≤ 1 s' };
    await withPostgres((url) => measureLoad(note, 'PostgreSQL, 2 servers', { DATABASE_URL: url }, 2, goals));
    await withPostgres((url) => measureCrowd(note, 'PostgreSQL', { DATABASE_URL: url }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const parts = {
  '--server': measureServer,
  '--finance': () => measureFinance(note),
  '--front': () => measureFront(note),
  '--inspector': () => measureInspector(note),
};
const onAsking = {
  '--load': measureMany,
  '--chaos': () => measureChaos(note),
  '--calendar': () => measureCalendar(note),
  '--migrations': () => measureMigrations(note),
  '--project': () => measureLarge(note),
  '--hands': () => measureAllHands(note),
  '--storybook': () => measureStorybook(note),
};
const chosen = Object.entries({ ...parts, ...onAsking }).filter(([part]) => process.argv.includes(part));
for (const [, work] of chosen.length ? chosen : Object.entries(parts)) await work();

console.table(rows);
for (const line of missed) console.log(`Missed: ${line}`);
