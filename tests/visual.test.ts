import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
// @ts-expect-error It brings no types.
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, headlessPath } from '../scripts/chromium.mjs';
import { changedTokens, differenceOf, flatten, groupOf } from '../scripts/visual/compare.mjs';
import { reportPage } from '../scripts/visual/report.mjs';
import { acceptPictures } from '../scripts/visual/review.mjs';
import { takeStill } from '../scripts/visual/take.mjs';

const [width, height] = [40, 30];
type Colour = [number, number, number];

/** A sheet of one colour, with a smaller one on it. */
function sheet(ground: Colour, spot?: { colour: Colour; side: number }, tall = height) {
  const image = new PNG({ width, height: tall });
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < width; x++) {
      const isSpot = spot && x < spot.side && y < spot.side;
      image.data.set([...(isSpot ? spot.colour : ground), 255], (y * width + x) * 4);
    }
  return image;
}

const page: Colour = [15, 17, 23];

test('the same twice is no difference', () => {
  expect(differenceOf(sheet(page), sheet(page))).toBeUndefined();
});

test('a step of two in one channel of an area is seen, and which colour became which', () => {
  const found = differenceOf(sheet(page), sheet(page, { colour: [15, 17, 25], side: 8 }));
  expect(found).toMatchObject({ count: 64, taller: 0, from: '#0f1117', to: '#0f1119' });
});

test('one step everywhere moves the mean and is seen', () => {
  const found = differenceOf(sheet(page), sheet([15, 18, 23]));
  expect(found).toMatchObject({ count: 0, mean: [0, 1, 0] });
});

test('the edge of a letter that was drawn otherwise is none', () => {
  expect(differenceOf(sheet(page), sheet(page, { colour: [16, 17, 23], side: 9 }))).toBeUndefined();
  expect(differenceOf(sheet(page), sheet(page, { colour: [25, 27, 33], side: 2 }))).toBeUndefined();
});

test('a tick that is gone is seen, though it has few pixels', () => {
  const tick = (side: number) => sheet(page, { colour: [230, 235, 245], side }, 3_000);
  expect(differenceOf(sheet(page, undefined, 3_000), tick(3))).toMatchObject({ count: 9 });
  expect(differenceOf(sheet(page, undefined, 3_000), tick(2))).toBeUndefined();
});

test('what grew is seen, however it looks', () => {
  expect(differenceOf(sheet(page), sheet(page, undefined, height + 1))).toMatchObject({ taller: 1 });
});

test('what changed is told under its token, else its component or page', () => {
  const before = flatten({ surface: { page: ['#f4f6f8', '#0f1117'] }, space: { m: '12px' } });
  const after = flatten({ surface: { page: ['#f4f6f8', '#1b1d23'] }, space: { m: '12px' }, size: { s: '1rem' } });
  const tokens = changedTokens(before, after);
  expect(tokens).toEqual([
    { name: 'surface.page', before: '#f4f6f8,#0f1117', after: '#f4f6f8,#1b1d23' },
    { name: 'size.s', before: '', after: '1rem' },
  ]);
  const difference = differenceOf(sheet(page), sheet([27, 29, 35]));
  expect(groupOf({ title: 'UI/Button', kind: 'changed', difference }, tokens)).toEqual({
    kind: 'token',
    name: 'surface.page',
  });
  expect(groupOf({ title: 'UI/Button', kind: 'new', difference: undefined }, tokens)).toEqual({
    kind: 'component',
    name: 'UI/Button',
  });
  expect(groupOf({ title: 'App/Home', kind: 'changed', difference }, [])).toEqual({ kind: 'page', name: 'App/Home' });
});

test('the report offers to accept only where somebody listens', () => {
  const pictures = [
    { name: 'ui-button--plain.dark', title: 'UI/Button', story: 'UI/Button · Plain', kind: 'new' },
    { name: 'ui-button--wide.dark', title: 'UI/Button', story: 'UI/Button · <Wide>', kind: 'same' },
  ];
  const report = { pictures, tokens: [], seconds: 2 };
  expect(reportPage(report, false)).not.toContain('<button');
  const served = reportPage(report, true);
  expect(served).toContain('1 of 2 pictures to look at');
  expect(served.match(/data-accept="ui-button--plain.dark"/g)).toHaveLength(2);
  expect(served).not.toContain('Wide');
});

test('a token is accepted with the last picture that is told under it, the others once nothing is left', () => {
  const folders = mkdtempSync(join(tmpdir(), 'trama-accept-'));
  const [kept, folder] = [join(folders, 'kept'), join(folders, 'review')];
  for (const each of [kept, join(folder, 'now')]) mkdirSync(each, { recursive: true });
  const knownNow = () => Object.fromEntries(JSON.parse(readFileSync(join(kept, 'tokens.json'), 'utf8')));
  const [before, after] = [
    { 'surface.page': '#0f1117', 'text.quiet': '#8b93a1', 'space.m': '12px' },
    { 'surface.page': '#1b1d23', 'text.quiet': '#9aa2b0', 'space.m': '14px' },
  ].map((tokens) => Object.entries(tokens));
  const of = (name: string, from: string, to: string) => {
    writeFileSync(join(kept, `${name}.png`), 'before');
    writeFileSync(join(folder, 'now', `${name}.png`), 'now');
    return { name, kind: 'changed', title: name, difference: { from, to } };
  };
  const pictures = [of('a', '#0f1117', '#1b1d23'), of('b', '#0f1117', '#1b1d23'), of('c', '#8b93a1', '#9aa2b0')];
  writeFileSync(join(kept, 'tokens.json'), JSON.stringify(before));
  const report = { pictures, tokens: changedTokens(before, after), isWhole: true };
  const accept = (...names: string[]) => acceptPictures(names, kept, folder, report, after);
  accept('a');
  expect(readFileSync(join(kept, 'a.png'), 'utf8')).toBe('now');
  expect(readFileSync(join(kept, 'b.png'), 'utf8')).toBe('before');
  expect(knownNow()).toEqual(Object.fromEntries(before ?? []));
  accept('b');
  expect(knownNow()).toEqual({ ...Object.fromEntries(before ?? []), 'surface.page': '#1b1d23' });
  accept('c');
  expect(knownNow()).toEqual(Object.fromEntries(after ?? []));
  rmSync(folders, { recursive: true });
  expect(existsSync(folders)).toBe(false);
});

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await headlessPath(), args: chromiumArgs });
});
afterAll(() => browser.close());

async function take(html: string) {
  const page = await browser.newPage();
  await page.setContent(html);
  const picture = await takeStill({ page, isLoading: () => false }, { width: 375, height: 760 }, 50);
  await page.close();
  return PNG.sync.read(picture);
}

test('a page of twenty thousand pixels is taken to its end', async () => {
  const { width, height, data } = await take(
    '<body style="margin:0"><main style="height:20000px"></main><footer style="height:10px;background:#f00"></footer>',
  );
  expect([width, height]).toEqual([375, 20_010]);
  const colourAt = (y: number) => [...data.subarray(y * width * 4, y * width * 4 + 3)];
  expect([19_999, 20_000, 20_009].map(colourAt)).toEqual([
    [255, 255, 255],
    [255, 0, 0],
    [255, 0, 0],
  ]);
});

test('a page that was taller for a moment, as its rows were placed, is no taller in its picture', async () => {
  // As tall as its window at least, as the app is; its rows are first where they were when it was wider.
  const { height } =
    await take(`<body style="margin:0"><main style="min-height:100vh"><p style="margin:0;height:900px"></p></main>
    <script>
      let looks = 0;
      const rows = document.querySelector('p');
      Object.defineProperty(document.documentElement, 'scrollHeight', {
        get() { return (looks++ === 0 ? 500 : 0) + Math.max(innerHeight, rows.offsetHeight); },
      });
    </script>`);
  expect(height).toBe(900);
});
