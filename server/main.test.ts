import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from './kernel/demo-cast.ts';
import { makeSnapshot } from './kernel/store/make-snapshot.ts';
import { type Running, run } from './testing/process.ts';
import { makeDatabase, onPostgres } from './testing/store.ts';
import { asker, type Loose } from './testing/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'trama-test-'));
const started: Running[] = [];
beforeAll(() => (onPostgres ? undefined : makeSnapshot()));
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) => {
  // What a killed process leaves behind goes with the test's own folder.
  const running = run({ TMPDIR: folder, ...env });
  started.push(running);
  return running;
};
const signIn = async (url: string): Promise<string> => {
  const body = { email: 'admin@trama.example', password: demoPassword };
  return (await asker(url)('POST', '/api/auth/authenticate', { body })).body.accessToken;
};

// Skipped on PostgreSQL: folder, lock and snapshot are the embedded store's alone.
describe.skipIf(onPostgres)('over the embedded store', () => {
  test('it says where it is and who can sign in, and ends cleanly when asked to, with nothing lost', async () => {
    const env = { DATA_DIR: join(folder, 'clean') };
    const first = start(env);
    const url = await first.url;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const token = await signIn(url);
    const made = await asker(url)('POST', '/api/projects', { token, body: { name: 'Fica' } });
    // A calendar file is read by a thread of the process as it was started.
    const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20261124T130000Z\nEND:VEVENT\nEND:VCALENDAR';
    const body = { text, time_zone: 'America/Sao_Paulo' };
    const read = await asker(url)('POST', '/api/meetings/ics/preview', { token, body });
    expect([read.status, read.body.data.length]).toEqual([200, 1]);
    // Some are still under way while it closes.
    const late = Array.from({ length: 5 }, (_, index) =>
      asker(url)('POST', '/api/projects', { token, body: { name: `Tarde ${index}` } }).catch(() => undefined),
    );
    const began = Date.now();
    first.child.kill('SIGTERM');
    const { code, out, err } = await first.ended;
    expect([code, Date.now() - began < 10_000]).toEqual([0, true]);
    expect(out).toContain(`(senha: ${demoPassword})`);
    for (const secret of [token, demoPassword]) expect(err).not.toContain(secret);
    for (const line of err.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
    const second = start(env);
    const ids = (await asker(await second.url)('GET', '/api/projects?limit=200', { token })).body.data.map(
      ({ id }: Loose) => id,
    );
    for (const answer of [made, ...(await Promise.all(late))])
      if (answer?.status === 201) expect(ids).toContain(answer.body.id);
  });

  test('on SIGTERM it answers a request in flight on a keep-alive connection, then exits at once', async () => {
    const running = start({ DATA_DIR: join(folder, 'in-flight') });
    const url = new URL(await running.url);
    const body = JSON.stringify({ email: 'admin@trama.example', password: demoPassword });
    const socket = connect(Number(url.port), url.hostname);
    const answered = once(socket, 'data');
    socket.write(
      `POST /api/auth/authenticate HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nConnection: keep-alive\r\n\r\n${body.slice(0, 10)}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    running.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.write(body.slice(10));
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200/);
    const began = Date.now();
    const { code } = await running.ended;
    expect([code, Date.now() - began < 4_000]).toEqual([0, true]);
  });

  test('killed while it writes, it keeps all that it had acknowledged, and its folder can be taken over', async () => {
    const env = { DATA_DIR: join(folder, 'killed') };
    const first = start(env);
    const url = await first.url;
    const token = await signIn(url);
    const acknowledged: string[] = [];
    const write = async (): Promise<void> => {
      const { status, body } = await asker(url)('POST', '/api/projects', { token, body: { name: 'n' } });
      if (status === 201) acknowledged.push(body.id);
      if (acknowledged.length === 30) first.child.kill('SIGKILL');
      return write();
    };
    await Promise.allSettled([write(), write(), write()]);
    await first.ended;
    const second = start(env);
    const { data } = (await asker(await second.url)('GET', '/api/projects?limit=200', { token })).body;
    const ids = new Set(data.map(({ id }: Loose) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  });

  test('a second process on the folder is told who has it, however long its path', async () => {
    const env = { DATA_DIR: join(folder, 'x'.repeat(120), 'y'.repeat(120)) };
    const first = start(env);
    await first.url;
    const { code, err, out } = await start(env).ended;
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`A pasta de dados ${env.DATA_DIR} já está em uso pelo processo ${first.child.pid}.\n`);
  });

  test('a first start that was cut off is begun anew', async () => {
    const dataDir = join(folder, 'cut');
    mkdirSync(join(dataDir, 'store', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'first-start'), '');
    expect((await fetch(`${await start({ DATA_DIR: dataDir }).url}/readyz`)).status).toBe(200);
    expect(readdirSync(dataDir)).not.toContain('first-start');
  });

  test('without a demonstration nobody is named, and its accounts do not exist', async () => {
    const running = start({ DATA_DIR: join(folder, 'none'), TRAMA_DEMO: '0' });
    expect(await signIn(await running.url)).toBeUndefined();
    running.child.kill('SIGINT');
    const { code, out } = await running.ended;
    expect([code, out.includes('@trama.example')]).toEqual([0, false]);
  });

  test('a port that is taken is told in a line', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const { code, err } = await start({ PORT: String(port), DATA_DIR: join(folder, 'port') }).ended;
    taken.close();
    expect([code, err]).toEqual([1, `A porta ${port} de 127.0.0.1 já está em uso.\n`]);
  });

  test('a folder that cannot be used is told in a line', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const { code, err } = await start({ DATA_DIR: join(folder, 'a-file') }).ended;
    expect([code, err.split('\n').length]).toEqual([1, 2]);
    expect(err).toContain('não pode ser usada');
  });
});

test('a setting that cannot be meant is told in a line', async () => {
  const { code, out, err } = await start({ PORT: 'http' }).ended;
  expect([code, out, err]).toEqual([1, '', 'PORT precisa ser um número inteiro de 0 a 65535; recebeu "http".\n']);
});

test('a PostgreSQL that does not answer is told in a line, without its password', async () => {
  const { code, err } = await start({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d' }).ended;
  expect([code, err]).toEqual([
    1,
    'O PostgreSQL de DATABASE_URL não pôde ser usado: connect ECONNREFUSED 127.0.0.1:1\n',
  ]);
});

// Skipped on the embedded store: it is for one process.
test.runIf(onPostgres)('several processes may start on one empty PostgreSQL at once and share it', async () => {
  const { url: DATABASE_URL, drop } = await makeDatabase();
  try {
    const urls = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL }).url));
    const token = await signIn(urls[0] ?? '');
    const lists = await Promise.all(urls.map((url) => asker(url)('GET', '/api/projects', { token })));
    expect(lists.map(({ body }) => body.data.length)).toEqual([8, 8, 8]);
  } finally {
    await drop();
  }
});
