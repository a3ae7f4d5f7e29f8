import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';

const built = mkdtempSync(join(tmpdir(), 'trama-site-'));
const folder = join(built, 'app');
const script = 'console.log("Trama")';
let here: Workspace;
let bare: Workspace;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<head><script>boot()</script><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style></head>',
  );
  const pages = Object.fromEntries(
    ['/projects', '/projects/:id', '/projects/create'].map((pattern, index) => [
      pattern,
      { scripts: [`assets/${index}.js`], wide: ['assets/table.js'], narrow: ['assets/cards.js'] },
    ]),
  );
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify({ font: 'assets/text.woff2', pages }));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/main-abc123.js'), script);
  writeFileSync(join(folder, 'assets/main-abc123.js.gz'), gzipSync(script));
  here = await openWorkspace({}, { siteFolder: folder, config: { trustProxy: 1 } });
  bare = await openWorkspace();
});
afterAll(async () => {
  await here.close();
  await bare.close();
  rmSync(built, { recursive: true });
});

const get = (path: string, headers = {}) => here.ask('GET', path, { headers });

test.each([
  ['/projects', 200],
  ['/projects/0198', 200],
  // The app says that there is nothing, and a search engine is told the same.
  ['/projects/0198/steps', 404],
  ['/apiary', 404],
  ['/index.html', 404],
] as const)('%s is the page, with a nonce of its own, and for no search engine: %d', async (path, status) => {
  const [one, two] = [await get(path), await get(path)];
  expect([one.status, one.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(one.headers.get('x-robots-tag')).toBe('noindex');
  const nonce = /<style nonce="([^"]+)">/.exec(one.body)?.[1];
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(one.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(one.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(two.body).not.toBe(one.body);
});

test.each([
  ['/projects', '0'],
  ['/projects/0198?view=cards', '1'],
  ['/projects/create', '2'],
  ['/projects/create/', '2'],
])('the page at %s names the files of its address', async (path, file) => {
  const { body } = await get(path);
  const head = body.slice(0, body.indexOf('</head>'));
  const hrefs = ['text.woff2', `${file}.js`, 'table.js', 'cards.js'].map((name) => `href="/assets/${name}"`);
  expect(head.match(/href="[^"]+"/g)).toEqual(hrefs);
  // What shows the rows of a list is another file on a phone.
  expect(head).toContain('media="(min-width: 768px)" href="/assets/table.js"');
  expect(head).toContain('media="(max-width: 767.98px)" href="/assets/cards.js"');
});

test.each(['/', '/projects/0198/steps', '/nowhere', '/%5B', '/projects/a%2Fb/c'])(
  'the page at %s, of which nothing is noted, names none',
  async (path) => expect((await get(path)).body).not.toContain('href'),
);

test('the page may run its own script', async () => {
  const hash = createHash('sha256').update('boot()').digest('base64');
  const { headers } = await get('/login');
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('pages are sent as small as they can be', async () => {
  const page = await get('/login', { 'accept-encoding': 'gzip, br' });
  expect([page.headers.get('content-encoding'), page.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(page.body).toContain('boot()');
  expect((await get('/login', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
});

test('hashed files are kept for good and sent compressed, others are asked for again', async () => {
  const asset = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
  expect([asset.body, asset.headers.get('content-encoding')]).toEqual([script, 'gzip']);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(
    (await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
  ).toBeNull();
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/missing.js',
  '/assets/old.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/.env',
  '/assets/%00.js',
])('%s is not there, and that is not kept', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(body.code).toBe('NOT_FOUND');
});

test('the page is no answer to what is not asked with GET, nor to what is the contract’s', async () => {
  expect((await here.ask('POST', '/projects')).status).toBe(404);
  expect((await get('/api/nothing')).body.code).toBe('NOT_FOUND');
});

test('behind https, browsers are told to stay there', async () => {
  expect((await get('/', { 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toContain(
    'max-age',
  );
});

test('before the first build a page says what to do', async () => {
  const { status, body, headers } = await bare.ask('GET', '/', { headers: { 'accept-language': 'en' } });
  expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(body).toContain('npm run build');
});
