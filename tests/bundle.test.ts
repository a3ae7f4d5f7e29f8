import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
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
const css = (names: Iterable<string>) => kib([...names].flatMap((name) => chunk(name).css ?? []));

const first = closure(entry);
const shell = closure('src/app/Shell.tsx', new Set(first));
const pages = Object.keys(manifest).filter((name) => /^src\/features\/.*Page\.tsx$/.test(name));
const isPublic = (name: string) => /\/(site|auth)\//.test(name);

test('the build serves no notes of its own, and no source', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /(^|\/)\.|\.map$/.test(name))).toEqual([]);
});

test('the build holds nothing of the inspector', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /elk|inspector/i.test(name))).toEqual([]);
  expect(Object.keys(manifest).filter((name) => /elkjs|src\/inspector/.test(name))).toEqual([]);
  const traces = /elk\.layered|org\.eclipse\.elk|trama-inspector|watchMachines|stately\.ai\/inspect/;
  const holding = files.filter(
    (name) => /\.(js|css|html)$/.test(name) && traces.test(readFileSync(join(app, name), 'utf8')),
  );
  expect(holding).toEqual([]);
});

describe('bundle budget (KiB, gzip)', () => {
  test('there are pages to weigh', () => expect(pages.length).toBeGreaterThan(4));

  test.each(pages.filter(isPublic))('first visit, signed out, to %s: at most 170 of script and 12 of style', (page) => {
    const loaded = closure(page, new Set(first));
    const weight = { js: js(loaded), css: css(loaded) };
    console.log(`${page}: ${weight.js.toFixed(1)} KiB script, ${weight.css.toFixed(1)} KiB style`);
    expect(weight.js).toBeLessThanOrEqual(170);
    expect(weight.css).toBeLessThanOrEqual(12);
  });

  test.each(pages.filter((page) => !isPublic(page)))('%s: at most 60 of its own beyond the shell', (page) => {
    const own = [...closure(page, new Set(shell))].filter((name) => !shell.has(name));
    console.log(
      `${page}: ${js(own).toFixed(1)} KiB of its own, ${js(closure(page, new Set(shell))).toFixed(1)} in all`,
    );
    expect(js(own)).toBeLessThanOrEqual(60);
  });

  test('the shell: at most 60 of its own', () => {
    const own = [...shell].filter((name) => !first.has(name));
    console.log(`shell: ${js(own).toFixed(1)} KiB of its own`);
    expect(js(own)).toBeLessThanOrEqual(60);
  });
});
