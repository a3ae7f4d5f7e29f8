import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../testing/process.ts';
import { makeDatabase, onPostgres } from '../testing/store.ts';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';
import { openMetrics, serveMetrics } from './metrics.ts';
import { makeSnapshot } from './store/make-snapshot.ts';

let here: Workspace;
beforeAll(async () => {
  here = await openWorkspace();
});
afterAll(() => here.close());

/** The value of a line, as Prometheus would read it. */
async function figure(name: string, metrics = here.metrics): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test('requests are counted by operation and status, and what is refused by its code', async () => {
  const ana = await here.somebody('member');
  for (const token of [ana.token, ana.token, null]) await here.ask('GET', '/api/projects', { token });
  await here.ask('POST', '/api/nothing');
  await here.ask('GET', '/projects');
  const took = (operation: string, status: number) =>
    figure(`trama_request_seconds_count{operation="${operation}",status="${status}"}`);
  expect([await took('listProjects', 200), await took('listProjects', 401)]).toEqual([2, 1]);
  expect([await took('nothing', 404), await took('site', 503)]).toEqual([1, 1]);
  expect(await figure('trama_refused_total{operation="listProjects",code="TOKEN_MISSING"}')).toBe(1);
  const body = { email: 'ana@trama.example' };
  for (let time = 0; time < 6; time++) await here.ask('POST', '/api/auth/forgot-password', { body });
  expect(await figure('trama_refused_total{operation="forgotPassword",code="RATE_LIMITED"}')).toBe(1);
  await expect.poll(() => figure('trama_requests_open')).toBe(0);
});

test('the store tells its connections, queries and transactions', async () => {
  const before = await figure('trama_store_queries_total{outcome="done"}');
  await here.store.db.selectFrom('roles').selectAll().execute();
  await here.store
    .transaction((tx) =>
      tx
        .selectFrom('nowhere' as 'roles')
        .selectAll()
        .execute(),
    )
    .catch(() => {});
  expect(await figure('trama_store_queries_total{outcome="done"}')).toBeGreaterThan(before ?? 0);
  expect(await figure('trama_store_queries_total{outcome="failed"}')).toBe(1);
  expect(await figure('trama_store_transactions_total')).toBeGreaterThan(0);
  expect(await figure('trama_store_connections{state="waiting"}')).toBe(0);
  expect(await figure('trama_store_connections_opened_total')).toBeGreaterThan(0);
});

test('messages are counted by what became of them', async () => {
  const ana = await here.somebody('member');
  await here.ask('POST', '/api/auth/forgot-password', { body: { email: ana.email } });
  await here.mailTo(ana.email);
  const text = await here.metrics.text();
  const [, count] = /^trama_mail\{status="\w+"\} (\d+)$/m.exec(text) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
});

test('open lines of events are counted while they are open', async () => {
  const line = await here.listen(await here.somebody('member'));
  expect(await figure('trama_event_lines')).toBe(1);
  line.stop();
  await expect.poll(() => figure('trama_event_lines')).toBe(0);
});

test('each app counts for itself, and others add what only they know', async () => {
  const metrics = openMetrics({ process: true });
  metrics.countShed('queue');
  let sent = 3;
  metrics.registerGauge('trama_mail', 'Messages.', async () => ({ waiting: 2, failed: 1 }), 'status');
  metrics.registerCounter('trama_sent_total', 'Sent.', () => sent);
  metrics.registerGauge('trama_broken', 'Cannot be read.', () => Promise.reject(new Error('away')));
  expect(await figure('trama_shed_total{why="queue"}', metrics)).toBe(1);
  expect(await figure('trama_mail{status="failed"}', metrics)).toBe(1);
  sent = 4;
  expect(await figure('trama_sent_total', metrics)).toBe(4);
  expect(await figure('process_resident_memory_bytes', metrics)).toBeGreaterThan(1e6);
  expect(await figure('nodejs_eventloop_lag_p99_seconds', metrics)).toBeDefined();
  expect(await figure('trama_shed_total{why="queue"}')).toBeUndefined();
});

test('they are served on an address of their own, and nothing else is', async () => {
  const server = await serveMetrics(here.metrics, { port: 0, host: '127.0.0.1' });
  try {
    const { port } = server.address() as AddressInfo;
    const told = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([told.status, told.headers.get('content-type')]).toEqual([200, here.metrics.contentType]);
    expect(await told.text()).toContain('# TYPE trama_request_seconds histogram');
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/api/projects'],
      ['POST', '/metrics'],
    ])
      expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404);
  } finally {
    server.close();
  }
});

test('a server serves them only where that is asked for, never on its own port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trama-metrics-'));
  const database = onPostgres ? await makeDatabase() : undefined;
  if (!onPostgres) await makeSnapshot();
  const METRICS_PORT = String(await freePort());
  const where: Record<string, string> = database ? { DATABASE_URL: database.url } : { DATA_DIR: folder };
  const { child, url, ended } = run({ ...where, TMPDIR: folder, METRICS_PORT });
  try {
    const own = await fetch(`${await url}/metrics`);
    expect(await own.text()).not.toContain('trama_request_seconds');
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).toMatch(/^trama_store_connections\{state="idle"\} /m);
    const { err } = await run({ ...where, TMPDIR: folder, METRICS_PORT, DATA_DIR: join(folder, 'other') }).ended;
    expect(err).toContain(`Não foi possível servir as métricas em 127.0.0.1:${METRICS_PORT}`);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  } finally {
    child.kill('SIGKILL');
    await ended;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('no figure names anybody', async () => {
  const ana = await here.somebody('member');
  await here.ask('GET', `/api/projects/${ana.id}`, { token: ana.token });
  expect(await here.metrics.text()).not.toMatch(new RegExp(`@|${ana.id}|tr[a-z]_[\\w-]{20,}`));
});
