import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { paths } from '../src/features/paths';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const app = 'dist/app';
const manifestFile = 'dist/manifest.json';
if (!existsSync(manifestFile)) throw new Error('The app is not built: run `npm run build` first.');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'));

const chunk = (name: string) => manifest[name] as Chunk;
const entry = Object.keys(manifest).find((name) => chunk(name).isEntry) as string;

/** A chunk with all that it loads at once. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk(name).imports ?? []) closure(imported, seen);
  return seen;
}

const kib = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(app, file)), { level: 9 }).length, 0) /
  1_024;
const js = (names: Iterable<string>) => kib([...names].map((name) => chunk(name).file));
const styles = kib(
  readdirSync(join(app, 'assets')).flatMap((name) =>
    name.startsWith('style-') && name.endsWith('.css') ? [`assets/${name}`] : [],
  ),
);

const first = closure(entry);
const pages = Object.keys(manifest).filter((name) => /^src\/features\/.*Page\.tsx$/.test(name));
const isPublic = (name: string) => /\/(site|auth)\//.test(name);

test('the build serves no notes of its own, and no source', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /(^|\/)\.|\.map$/.test(name))).toEqual([]);
});

test('the build holds nothing of the inspector', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  // Not by the hash in a name, which may spell anything.
  const names = files.map((name) => name.replace(/-[\w-]{8}(?=(\.\w+)+$)/, ''));
  expect(names.filter((name) => /elk|inspector/i.test(name))).toEqual([]);
  expect(Object.keys(manifest).filter((name) => /elkjs|src\/inspector/.test(name))).toEqual([]);
  const traces = /elk\.layered|org\.eclipse\.elk|trama-inspector|watchMachines|stately\.ai\/inspect/;
  const holding = files.filter(
    (name) => /\.(js|css|html)$/.test(name) && traces.test(readFileSync(join(app, name), 'utf8')),
  );
  expect(holding).toEqual([]);
});

test('each script says that it is to be compiled while it loads', () => {
  const scripts = Object.keys(manifest).map((name) => chunk(name).file);
  const codes = scripts.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(app, file), 'utf8'));
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !code.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('what reads statements and other CSV loads in a worker, never with a page', () => {
  const hasReader = (file: string) => /MissingQuotes|STMTTRN/.test(readFileSync(join(app, file), 'utf8'));
  expect(Object.keys(manifest).filter((name) => hasReader(chunk(name).file))).toEqual([]);
  const workers = readdirSync(join(app, 'assets')).filter((name) => /^worker-.*\.js$/.test(name));
  expect(workers.filter((name) => hasReader(`assets/${name}`))).toHaveLength(2);
});

/** What a page loads before anybody touches it, besides what its address names. */
const after = Object.keys(manifest).filter((name) => /^_afterwards-|fetch-ahead\.ts$/.test(name));

test('what comes right after the first paint brings nothing of what waits for a hand', () => {
  expect(after).toHaveLength(2);
  const loaded = after.flatMap((name) => [...closure(name)]);
  expect(loaded.filter((name) => /^_(overlays|notices)-/.test(name))).toEqual([]);
});

const preloads: {
  font: string;
  pages: Record<string, { scripts: string[]; wide?: string[]; narrow?: string[] }>;
} = JSON.parse(readFileSync(join(app, 'preloads.json'), 'utf8'));

describe('bundle budget (KiB, gzip)', () => {
  test('there are pages to weigh', () => expect(pages.length).toBeGreaterThan(4));

  test('the styles, one file for all pages: at most 21.5', () => {
    console.log(`styles: ${styles.toFixed(1)} KiB`);
    expect(styles).toBeLessThanOrEqual(21.5);
  });

  // 144 of it is what every page needs: React DOM, the router, XState and the session's machine.
  test.each(pages.filter(isPublic))('first visit, signed out, to %s: at most 168 of script', (page) => {
    const weight = js(closure(page, new Set(first)));
    console.log(`${page}: ${weight.toFixed(1)} KiB script`);
    expect(weight).toBeLessThanOrEqual(168);
  });
});

test('the list of projects with its rows: at most 264 kB of script before anybody touches it', () => {
  const { scripts = [], wide = [] } = preloads.pages[paths.projects.pattern] ?? {};
  const later = after.flatMap((name) => [...closure(name)]).map((name) => chunk(name).file);
  const weight = kib([chunk(entry).file, ...scripts, ...wide, ...later]) * 1.024;
  console.log(`list of projects: ${weight.toFixed(1)} kB script`);
  // The goal is 260; forms and overlays that are no longer split by hand put it at 262.
  expect(weight).toBeLessThanOrEqual(264);
});

test('the cards of a phone come without what opens', () => {
  const narrow = preloads.pages[paths.projects.pattern]?.narrow ?? [];
  expect(narrow.length).toBeGreaterThan(0);
  expect(narrow.filter((name) => /\/overlays-/.test(name))).toEqual([]);
});

describe('what the page of an address names for the browser to fetch', () => {
  const { font, pages: named } = preloads;
  const scriptsOf = (...names: string[]) => {
    const loaded = new Set(names.flatMap((name) => [...closure(name, new Set(first))]));
    return [...loaded].filter((name) => !first.has(name)).map((name) => chunk(name).file);
  };

  // The front page is the public site's.
  const patterns = Object.values(paths).flatMap(({ pattern }) => (pattern === paths.front.pattern ? [] : [pattern]));
  test.each(patterns)('%s: every file there is', (pattern) => {
    const { scripts = [], wide = [], narrow = [] } = named[pattern] ?? {};
    expect(scripts).not.toEqual([]);
    expect([font, ...scripts, ...wide, ...narrow].filter((file) => !existsSync(join(app, file)))).toEqual([]);
  });

  test.each([
    [paths.login.pattern, ['src/features/auth/SignInPage.tsx']],
    [paths.projects.pattern, ['src/app/Shell.tsx', 'src/features/projects/list/ProjectsPage.tsx']],
    [
      paths.project.pattern,
      ['src/app/Shell.tsx', 'src/features/projects/ProjectLayout.tsx', 'src/features/projects/steps/StepsPage.tsx'],
    ],
  ])('%s: all that its page and the frames around it import', (pattern, sources) => {
    expect(new Set(named[pattern]?.scripts)).toEqual(new Set(scriptsOf(...sources)));
  });

  test.each([paths.projects.pattern, paths.transactions.pattern])('%s: what will show its rows', (pattern) => {
    const { scripts = [], wide, narrow } = named[pattern] ?? {};
    const [table] = Object.keys(manifest).filter((name) => /^_table-/.test(name));
    for (const [files, name] of [
      [wide, table],
      [narrow, 'src/features/kit/list/ListCards.tsx'],
    ] as const) {
      const known = new Set([...first].map((each) => chunk(each).file).concat(scripts));
      const needed = [...closure(name as string)].map((each) => chunk(each).file);
      expect(new Set(files)).toEqual(new Set(needed.filter((file) => !known.has(file))));
      expect(files).toContain(chunk(name as string).file);
    }
  });
});
