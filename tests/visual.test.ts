// @ts-expect-error It brings no types.
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { changedTokens, differenceOf, flatten, groupOf } from '../scripts/visual/compare.mjs';
import { reportPage } from '../scripts/visual/report.mjs';

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
