import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';

const built = mkdtempSync(join(tmpdir(), 'trama-public-site-'));
let here: Workspace;
beforeAll(async () => {
  const folders = ['app', 'site/services', 'site/en/services'];
  for (const folder of folders) mkdirSync(join(built, folder), { recursive: true });
  writeFileSync(join(built, 'app/index.html'), '<head></head>app');
  for (const name of ['index', '404', 'services/iot', 'en', 'en/404', 'en/services/iot'])
    writeFileSync(
      join(built, `site/${name}.html`),
      `<head><link rel="canonical" href="__SITE_ORIGIN__/"><style nonce="__CSP_NONCE__"></style></head><p>${name} __SITE_CONTACT__</p><script>menus()</script>`,
    );
  writeFileSync(join(built, 'site/sitemap.xml'), '<urlset><url><loc>__SITE_ORIGIN__/</loc></url></urlset>');
  here = await openWorkspace(
    {},
    {
      siteFolder: join(built, 'app'),
      config: { publicUrl: 'https://trama.example', accessContact: 'Ana <ana@trama.example>' },
    },
  );
});
afterAll(async () => {
  await here.close();
  rmSync(built, { recursive: true });
});

const get = (path: string, headers = {}) => here.ask('GET', path, { headers });

test.each([
  ['/', 'index'],
  ['/services/iot', 'services/iot'],
  ['/services/iot?from=mail', 'services/iot'],
  ['/en', 'en'],
  ['/en/services/iot', 'en/services/iot'],
])('%s is a page of the site, with its addresses, its contact and a policy for its script', async (path, name) => {
  const { status, body, headers } = await get(path);
  expect(status).toBe(200);
  expect(body).toContain(`<p>${name} Ana &lt;ana@trama.example></p>`);
  expect(body).toContain('href="https://trama.example/"');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';style-src 'self' 'nonce-/);
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([null, 'no-cache']);
});

test.each([
  ['/services/none', '404'],
  ['/services', '404'],
  ['/contact/none', '404'],
  ['/404', '404'],
  ['/en/services/none', 'en/404'],
  ['/en/404', 'en/404'],
])('%s is nowhere, and the site says so in its language', async (path, name) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body).toContain(`<p>${name} `);
});

test('a page has one address', async () => {
  const { status, headers } = await fetch(`${here.url}/services/iot/`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/services/iot']);
});

test('search engines are told the pages, and to leave the API alone', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://trama.example/sitemap.xml');
  const { body, headers } = await get('/sitemap.xml');
  expect(headers.get('content-type')).toContain('xml');
  expect(body).toContain('<loc>https://trama.example/</loc>');
});

test('the API reference draws the contract, which can be taken as JSON', async () => {
  const page = await get('/api-reference');
  expect(page.body).toContain('spec-url="/api-reference/openapi.json"');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect((await get('/api-reference/openapi.json')).body).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
});
