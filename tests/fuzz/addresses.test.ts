import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../../server/testing/workspace.ts';

const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const folder = mkdtempSync(join(tmpdir(), 'trama-addresses-'));
const secret = 'nobody is to read this';

const write = (path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};
let here: Workspace;
beforeAll(async () => {
  for (const path of [
    'secret.js',
    'secret.html',
    'site/.env',
    'site/.env.js',
    'site/.vite/manifest.json',
    'site/a.js.map',
  ])
    write(path, secret);
  for (const path of ['docs/.vite/manifest.json', 'docs/.secret.html', 'docs/a.js.map']) write(path, secret);
  for (const path of ['site/index.html', 'docs/index.html', 'docs/iframe.html']) write(path, '<p>page</p>');
  for (const path of ['site/a.js', 'site/assets/b.js', 'docs/a.js']) write(path, 'export {};');
  here = await openWorkspace({}, { siteFolder: join(folder, 'site'), docsFolder: join(folder, 'docs') });
  console.log(`Addresses: FUZZ_SEED=${seed}`);
});
afterAll(async () => {
  await here.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path as it is written: `fetch` would tidy it first. */
const asked = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { port } = new URL(here.url);
    get({ port, path, agent: false }, async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    ).on('error', reject);
  });

async function judge(path: string): Promise<number> {
  const { status, body } = await asked(path);
  expect([200, 302, 400, 404, 431], `${path}: ${status} ${body}`).toContain(status);
  expect(body, path).not.toContain(secret);
  return status;
}

const known = [
  ...[
    '/a//b.js',
    '/docs/none.html',
    '/docs/none/none.html',
    '/docs/index.html/a.html',
    '/docs//a.js',
    '/docs/a.js/b.js',
  ],
  ...['/.vite/manifest.json', '/.env', '/.env.js', '/a.js.map', '/docs/.vite/manifest.json', '/docs/.secret.html'],
  ...[
    '/docs/a.js.map',
    '/../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/%2e%2e%2fsecret.js',
    '/..\\secret.js',
  ],
  ...['/assets/..%5c..%5csecret.js', '/docs/../secret.html', '/docs/..%2fsecret.html', '/docs/%2e%2e%2fsecret.html'],
  ...['/a%00.js', '/docs/a%00.html', '/%ff.js', '/%.js', '/docs/%.html', '/%e0%a4%a.js', '/docs/%e0%a4%a.html'],
  ...[`/${'a'.repeat(300)}.js`, `/${'a/'.repeat(5_000)}b.js`, `/docs/${'a'.repeat(300)}.html`],
];
describe.each(known)('%j', (path) => {
  test('is not there', async () => expect([400, 404]).toContain(await judge(path)));
});

test('no address but of what is public gives anything else than that it is not there', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '...',
      '%2e%2e',
      '%2E.',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%',
      '%zz',
      '%ff',
      '%c0%ae',
      ';',
      ':',
      '@',
    ),
    fc.constantFrom('a', 'a.js', 'assets', 'b.js', 'docs', 'index.html', 'secret.js', 'secret.html', '.env', '.vite'),
    fc.constantFrom(
      'iframe.html',
      'manifest.json',
      'a.js.map',
      'site',
      'api',
      'healthz',
      'CON',
      'x'.repeat(260),
      '~',
      '*',
    ),
    fc.string({ maxLength: 5 }).map((any) => any.replace(/[^!-~]|[?#]/g, '_')),
  );
  const path = fc
    .array(fc.tuple(fc.constantFrom('/', '/', '/', '//', '%2f', ''), part), { minLength: 1, maxLength: 7 })
    .map((parts) => `/${parts.flat().join('')}`.replace(/^\/{2,3}(?=[^/])/, '/'));
  await fc.assert(
    fc.asyncProperty(path, async (one) => void (await judge(one))),
    { seed, numRuns: 1_500 },
  );
}, 120_000);
