import { existsSync, globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openWorkspace } from '../server/testing/workspace.ts';

const security = readFileSync('docs/security.md', 'utf8');
const operating = readFileSync('docs/operating.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

const rows = security.split('\n').filter((line) => /^\| [\d(]*\w/.test(line) && !/^\| (#|finding|---)/.test(line));

/** What a page names in backticks that is a file; a bare name may stand anywhere. */
const files = (page: string) =>
  [...page.matchAll(/`([\w.-][\w/.-]*\.(?:ts|tsx|txt|md|yaml|json|service))`/g)].map(([, name = '']) => name);
const placesOf = (name: string) =>
  existsSync(name) ? [name] : globSync(`{server,src,tests,docs,deploy}/**/${name.split('/').at(-1)}`);

test.each([...new Set([...files(security), ...files(operating)])])('%s, which the pages name, is there', (name) => {
  expect(placesOf(name)).not.toEqual([]);
});

const named = rows.flatMap((row) =>
  [...row.matchAll(/`([\w/.-]+\.test\.ts)`: ((?:[^|`;]|; … )+?)(?= \||;|$)/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  })),
);
test.each(named.filter(({ name }) => name.includes('…')))('$file has the test “$name”', ({ file, name }) => {
  const [place = ''] = placesOf(file);
  const source = readFileSync(place, 'utf8');
  const parts = name
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  for (const part of parts) expect(source).toContain(part);
});

test('requirements that the page says are tested by asvs are', () => {
  const source = readFileSync('server/auth/asvs.test.ts', 'utf8');
  const all = rows.flatMap((row) => [
    ...(/asvs` ?([\d., and to]+)|asvs ([\d., and to]+)/.exec(row)?.[0].matchAll(/\d+\.\d+\.\d+/g) ?? []),
  ]);
  expect(all.length).toBeGreaterThan(25);
  for (const [number] of all)
    expect(source, number).toMatch(new RegExp(`${number.replaceAll('.', '\\.')}|to 7\\.2\\.4`));
});

test('operating Trama takes two screens', () => {
  expect(operating.split('\n').length).toBeLessThanOrEqual(90);
});

test('every setting is told of in the README, and every command of the administrator in the pages', () => {
  const source = ['server/kernel/config.ts', 'server/http/trust-proxy.ts']
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const settings = [...source.matchAll(/(?:text|whole|flag|web|address)\('([A-Z_]+)'/g)].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(10);
  for (const name of settings) expect(readme.includes(`\`${name}\``) || /^SOCIAL_/.test(name), name).toBe(true);
  for (const command of ['create', 'backup', 'restore', 'export'])
    expect(`${readme}${operating}`).toContain(`-- ${command} --`);
});

test('13.4.4 the method TRACE is not there', async () => {
  const here = await openWorkspace();
  try {
    const status = await new Promise((resolve, reject) => {
      request(`${here.url}/api/projects`, { method: 'TRACE' }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });
    expect([404, 405]).toContain(status);
  } finally {
    await here.close();
  }
});
