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
  readdirSync(join(app, 'assets')).flatMap((name) => (name.endsWith('.css') ? [`assets/${name}`] : [])),
);

const first = closure(entry);
const shell = closure('src/app/Shell.tsx', new Set(first));
/** What whoever is in has soon after the first page: the machine of the session, and what machines are made of. */
const inside = closure(Object.keys(manifest).find((name) => /^_session-/.test(name)) as string, new Set(shell));
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

test('each script says that it is to be compiled beside the page', () => {
  const scripts = Object.keys(manifest).map((name) => chunk(name).file);
  const saying = scripts.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(app, file), 'utf8'));
  expect(saying.length).toBeGreaterThan(50);
  expect(saying.filter((code) => !code.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
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
  expect(loaded.filter((name) => /^_(overlays|focus|press|session|notices)-/.test(name))).toEqual([]);
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

  test.each(pages.filter(isPublic))('first visit, signed out, to %s: at most 147 of script', (page) => {
    const weight = js(closure(page, new Set(first)));
    console.log(`${page}: ${weight.toFixed(1)} KiB script`);
    expect(weight).toBeLessThanOrEqual(147);
  });

  // Forms are drawn whole, with their calendars and what these open.
  const isForm = (page: string) => /FormPage|Create\w+Page|TransactionPage|MeetingPage/.test(page);
  const limitOf = (page: string) => (isForm(page) ? 210 : page.endsWith('StepsPage.tsx') ? 111 : 101);
  const limited = pages.filter((page) => !isPublic(page)).map((page) => [page, limitOf(page)] as const);
  test.each(limited)('%s: at most %i of its own beyond the shell', (page, most) => {
    const own = [...closure(page, new Set(shell))].filter((name) => !inside.has(name));
    console.log(
      `${page}: ${js(own).toFixed(1)} KiB of its own, ${js(closure(page, new Set(shell))).toFixed(1)} in all`,
    );
    expect(js(own)).toBeLessThanOrEqual(most);
  });

  test('the shell: at most 69 of its own', () => {
    const own = [...shell].filter((name) => !first.has(name));
    console.log(`shell: ${js(own).toFixed(1)} KiB of its own`);
    expect(js(own)).toBeLessThanOrEqual(69);
  });

  // Menus, popovers and dialogs come after the first paint: one import in the wrong place, and they are before it.
  test.each([
    ['src/features/home/HomePage.tsx', 207],
    ['src/features/projects/list/ProjectsPage.tsx', 214],
    ['src/features/finance/clients/list/ClientsPage.tsx', 222],
    ['src/features/finance/dashboard/DashboardPage.tsx', 231],
    ['src/features/meetings/calendar/CalendarPage.tsx', 258],
  ])('first visit, signed in, to %s: at most %i', (page, most) =>
    expect(js(closure(page, new Set(shell)))).toBeLessThanOrEqual(most),
  );
});

test('the list of projects with its rows: at most 238 kB of script', () => {
  const { scripts = [], wide = [] } = preloads.pages[paths.projects.pattern] ?? {};
  expect(kib([chunk(entry).file, ...scripts, ...wide]) * 1.024).toBeLessThanOrEqual(238);
});

test('the list of projects, with all it loads before anybody touches it: at most 241 kB of script', () => {
  const { scripts = [], wide = [] } = preloads.pages[paths.projects.pattern] ?? {};
  const later = after.flatMap((name) => [...closure(name)]).map((name) => chunk(name).file);
  expect(kib([chunk(entry).file, ...scripts, ...wide, ...later]) * 1.024).toBeLessThanOrEqual(241);
});

test('the cards of a phone come without what opens', () => {
  const narrow = preloads.pages[paths.projects.pattern]?.narrow ?? [];
  expect(narrow.length).toBeGreaterThan(0);
  expect(narrow.filter((name) => /\/(overlays|focus)-/.test(name))).toEqual([]);
});

test.each([paths.home.pattern, paths.projects.pattern, paths.meetings.pattern])(
  '%s waits for no machine',
  (pattern) => {
    const { scripts = [], wide = [] } = preloads.pages[pattern] ?? {};
    expect([...scripts, ...wide].filter((name) => /\/session-/.test(name))).toEqual([]);
  },
);

describe('pages that are drawn before their scripts', () => {
  const drawn = [paths.login, paths.signIn, paths.signUp, paths.signUpAlias, paths.forgotPassword];

  test.each(drawn.map(({ pattern }) => pattern))('%s stands alone, in both languages and themes', (pattern) => {
    const page = readFileSync(`dist/prerendered${pattern}.html`, 'utf8');
    const [, before = '', app = ''] = /^(.*)<template data-for="app">(.*?)<\/template>/s.exec(page) ?? [];
    // Nothing that its first paint would wait for.
    expect(before.match(/<(script|link)\b(?=[^>]*\b(src|stylesheet|modulepreload)\b)[^>]*>/g)).toBeNull();
    const { scripts = [] } = preloads.pages[pattern] ?? {};
    for (const file of [chunk(entry).file, ...scripts]) expect(app).toContain(`href="/${file}"`);
    expect(app).toContain('rel="stylesheet"');
    expect([...page.matchAll(/<template data-for="([^"]+)">/g)].map(([, name]) => name)).toEqual([
      'app',
      'pt-BR dark',
      'pt-BR light',
      'en dark',
      'en light',
    ]);
    // The page's policy would not take them.
    expect(page).not.toMatch(/ style=| on\w+=/);
    expect(gzipSync(page).length / 1_024).toBeLessThanOrEqual(8);
  });
});

describe('scripts that a first visit asks for', () => {
  test.each([
    [paths.login.pattern, 4],
    [paths.projects.pattern, 8],
    [paths.adminUnits.pattern, 11],
    [paths.myWork.pattern, 12],
    [paths.home.pattern, 13],
  ])('%s: at most %i', (pattern, most) =>
    // And the first, which stands in the page itself.
    expect((preloads.pages[pattern]?.scripts.length ?? Number.NaN) + 1).toBeLessThanOrEqual(most),
  );
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
