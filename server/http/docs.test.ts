import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'trama-docs-'));
const inline = 'window.FEATURES = {};';
let here: Workspace;
let bare: Workspace;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), `<script>${inline}</script><script type="module" src="./a.js"></script>`);
  writeFileSync(join(folder, 'iframe.html'), '<p>story</p>');
  writeFileSync(join(folder, 'a.js'), 'export {};');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/b-x1Y2z3A4.js'), 'export {};');
  writeFileSync(join(folder, 'assets/b-x1Y2z3A4.js.gz'), gzipSync('export {};'));
  here = await openWorkspace({}, { docsFolder: folder });
  bare = await openWorkspace();
});
afterAll(async () => {
  await here.close();
  await bare.close();
  rmSync(folder, { recursive: true });
});

test('a page may run the inline scripts it was built with, and nothing else', async () => {
  const page = await here.ask('GET', '/docs/');
  const policy = page.headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(inline).digest('base64');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining(inline)]);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('the story frame may be framed by us alone, and files are served as they are', async () => {
  const frame = await here.ask('GET', '/docs/iframe.html?id=ui-button--accent');
  expect([frame.status, frame.body]).toEqual([200, '<p>story</p>']);
  const script = await here.ask('GET', '/docs/a.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
});

test('what has its hash in its name is kept for ever, and is sent as it was compressed', async () => {
  const hashed = await fetch(`${here.url}/docs/assets/b-x1Y2z3A4.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-encoding')).toBe('gzip');
  expect((await here.ask('GET', '/docs/a.js')).headers.get('cache-control')).toBe('no-cache');
});

test('what has no hash in its name is asked for anew, and costs nothing while it is the same', async () => {
  const first = await fetch(`${here.url}/docs/a.js`);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/./)]);
  // As browsers do: of itself `fetch` here would say that it wants nothing kept.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const again = await fetch(`${here.url}/docs/a.js`, { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each(['/docs/..%2fpackage.json', '/docs/%2e%2e/package.json', '/docs/missing.js', '/docs/a%00.js'])(
  '%s is not there',
  async (path) => {
    expect([400, 404]).toContain((await here.ask('GET', path)).status);
  },
);

test('before the first build it says so', async () => {
  const page = await bare.ask('GET', '/docs/');
  expect([page.status, page.body]).toEqual([503, expect.stringContaining('sendo preparada')]);
});
