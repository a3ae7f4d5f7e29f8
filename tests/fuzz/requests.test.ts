import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../server/testing/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'trama-requests-'));
let here: Workspace;
let ana: TestPerson;
beforeAll(async () => {
  for (const name of ['index.html', 'a.js']) writeFileSync(join(folder, name), 'export {};');
  here = await openWorkspace({}, { siteFolder: folder, docsFolder: folder });
  ana = await here.somebody('member');
});
afterAll(async () => {
  await here.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request as it is written, and gives the status of its answer. */
const statusOf = (start: string, headers: string[], body: string) =>
  new Promise<number>((resolve, reject) => {
    const common = ['Host: localhost', 'Connection: close', `Authorization: Bearer ${ana.token}`];
    const head = [`${start} HTTP/1.1`, ...common, ...headers].join('\r\n');
    const socket = connect(Number(new URL(here.url).port), '127.0.0.1', () => socket.write(`${head}\r\n\r\n${body}`));
    socket.setEncoding('utf8').once('data', (text: string) => {
      resolve(Number(text.split(' ', 2)[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });

const project = '/api/projects/0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01';
const ofFile = [
  ...[
    'Range: bytes=99999-',
    'Range: bytes=5-1',
    'Range: bytes=0-1,3-4',
    'Range: x',
    'If-Match: "x"',
    'If-None-Match: *',
  ],
  ...['If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT', 'If-Modified-Since: x', 'If-Range: x'],
  ...['Accept-Encoding: gzip;q=x, *;q=0', `Accept-Encoding: ${'br,'.repeat(3_000)}`, 'Accept-Encoding: ,'],
].flatMap((header) =>
  ['GET /a.js', 'GET /docs/a.js', 'HEAD /a.js', 'GET /'].map((start) => [start, header, ''] as const),
);
const types = ['x', ';', '/', 'a/b', `${'a'.repeat(9_000)}/`, 'application/json;charset=x', 'multipart/form-data'];
const ofBody = types.flatMap((type) =>
  [`DELETE ${project}`, 'POST /api/auth/logout-all', 'POST /api/projects', 'GET /api/projects', 'PATCH /'].map(
    (start) => [start, `Content-Type: ${type}\r\nContent-Length: 2`, '{}'] as const,
  ),
);

const requests: (readonly [start: string, header: string, body: string])[] = [
  ...ofFile,
  ...ofBody,
  [`DELETE ${project}`, 'Content-Length: 2', '{}'],
  [`DELETE ${project}`, 'Content-Type: x', ''],
  ['POST /api/projects', 'Transfer-Encoding: gzip', ''],
  ['POST /api/projects', 'Transfer-Encoding: chunked\r\nContent-Type: application/json', 'zz\r\n'],
  ['POST /api/projects', 'Content-Length: 99999999999999999999', '{}'],
  ['POST /api/projects', 'Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['POST /api/projects', 'Expect: x\r\nContent-Length: 2', '{}'],
  ...['PROPFIND', 'TRACE', 'QUERY', 'LINK', 'PURGE'].map((method) => [`${method} /api/projects`, 'X: y', ''] as const),
  ['GET /api/projects?search=\u00e9', 'X: y', ''],
  ['GET /api/projects#a', 'X: y', ''],
  ['GET /api/projects;a=b', 'X: y', ''],
  ['GET /api/projects', 'Upgrade: websocket', ''],
  ['GET /api/projects', `X-Forwarded-For: ${'1,'.repeat(4_000)}`, ''],
  ['GET /api/projects', `Cookie: ${'trama_social=;'.repeat(700)}`, ''],
  ['GET /api/events', 'Last-Event-ID: 999999999999999999-999999999999999', ''],
  ['GET /api/events', 'Last-Event-ID: -1', ''],
];
test.each(requests)('%s with %s is no fault of ours', async (start, header, body) => {
  expect(await statusOf(start, [header], body)).toBeLessThan(500);
});
