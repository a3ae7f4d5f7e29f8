import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isLoopback, parseHost } from '../kernel/hosts.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

test.each([
  ['localhost', 'localhost', true],
  ['LOCALHOST:3000', 'localhost', true],
  ['127.0.0.1:80', '127.0.0.1', true],
  ['[::1]:3000', '::1', true],
  ['trama.example.', 'trama.example.', false],
  ['localhost.evil', 'localhost.evil', false],
  ['127.0.0.1.evil', '127.0.0.1.evil', false],
  ['127.1', '127.1', false],
  ['[::ffff:127.0.0.1]', '::ffff:127.0.0.1', false],
])('%j is the host %j; this machine: %s', (text, name, isHere) => {
  expect(parseHost(text)?.name).toBe(name);
  expect(isLoopback(name)).toBe(isHere);
});

const forged = [
  'localhost:1@evil.example',
  'localhost@evil.example',
  'localhost:',
  'localhost:99999',
  'localhost:1:2',
  'localhost/evil',
  'localhost#',
  'localhost?x',
  'localhost\\evil.example',
  'localhost evil.example',
  'localhost,evil.example',
  'localhost\t',
  'localhost..evil',
  '.localhost',
  '-localhost',
  '[::1',
  '[::1]evil',
  '[::g]',
  '[1]',
  '::1',
  '',
  'a'.repeat(64),
  `${'a.'.repeat(200)}example`,
];
test.each(forged.map((text) => [text]))('%j is no host', (text) => expect(parseHost(text)).toBeUndefined());

test('what is no host is seen in no time', () => {
  const before = process.threadCpuUsage();
  for (const text of ['a-'.repeat(130), 'a.'.repeat(130), `${'a'.repeat(260)}!`, `[${':'.repeat(259)}`])
    parseHost(text);
  expect(process.threadCpuUsage(before).user).toBeLessThan(50_000);
});

describe.each([{}, { TRUST_PROXY: '1' }])('asked as elsewhere, with %j', (env) => {
  let here: Workspace;
  let ana: TestPerson;
  beforeAll(async () => {
    here = await openWorkspace(env as Record<string, string>, { config: { demo: true } });
    ana = await here.somebody('member');
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'attempts'] as const) await here.store.db.deleteFrom(table).execute();
  });
  afterAll(() => here.close());

  /** Asks for a new password with headers of one's own; gives the status line. */
  const forgot = (...headers: string[]) =>
    new Promise<string>((resolve, reject) => {
      const body = JSON.stringify({ email: ana.email });
      const head = [
        'POST /api/auth/forgot-password HTTP/1.1',
        ...headers,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ];
      const socket = connect(Number(new URL(here.url).port), '127.0.0.1', () =>
        socket.write(`${head.join('\r\n')}\r\n\r\n${body}`),
      );
      let told = '';
      socket.setEncoding('utf8').on('data', (text) => {
        told += text;
      });
      socket.on('close', () => resolve(told.split('\r\n', 1)[0] ?? '')).on('error', reject);
    });

  test.each(forged.filter((host) => host !== 'localhost\t').map((host) => [host]))(
    'Host %j is refused, and nothing is sent',
    async (host) => {
      expect(await forgot(`Host: ${host}`)).toBe('HTTP/1.1 400 Bad Request');
      expect(await here.mailTo(ana.email)).toEqual([]);
    },
  );

  test('two hosts are refused', async () => {
    expect(await forgot('Host: localhost', 'Host: evil.example')).toBe('HTTP/1.1 400 Bad Request');
    expect(await forgot('Host: localhost', 'Host: localhost')).toBe('HTTP/1.1 400 Bad Request');
    expect(await here.mailTo(ana.email)).toEqual([]);
  });

  test.each([
    ['Host: evil.example'],
    ['Host: localhost.evil'],
    ['Host: 127.0.0.1.evil'],
    ['Host: evil.example', 'X-Forwarded-Host: localhost'],
    ['Host: evil.example', 'X-Forwarded-Host: evil.example'],
  ])('%s %s leads nowhere', async (...headers) => {
    expect(await forgot(...headers)).toBe('HTTP/1.1 204 No Content');
    expect(await here.mailTo(ana.email)).toEqual([]);
  });

  test.each([
    ['X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Host: localhost:1@evil.example'],
    ['X-Forwarded-Proto: javascript'],
    ['Forwarded: host=evil.example'],
  ])('from this machine with %s it leads to this machine', async (header) => {
    expect(await forgot('Host: LocalHost:3000', header)).toBe('HTTP/1.1 204 No Content');
    expect((await here.mailTo(ana.email)).at(-1)).toContain(
      '\n\nhttp://localhost:3000/auth/forgot-password#token=trp_',
    );
  });

  test('what is asked for has to be a path', async () => {
    const asked = (target: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(here.url).port), '127.0.0.1', () =>
          socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        );
        socket.setEncoding('utf8').once('data', (text: string) => resolve(text.split('\r\n', 1)[0] ?? ''));
        socket.on('error', reject);
      });
    for (const target of ['http://evil.example/api/nothing', 'http://evil.example', '*', 'evil'])
      expect([target, await asked(target)]).toEqual([target, 'HTTP/1.1 400 Bad Request']);
  });
});
