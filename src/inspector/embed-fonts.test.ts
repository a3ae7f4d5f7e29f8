import { expect, it } from 'vitest';
import { isNeededFor, rangesOf } from './embed-fonts';

it('reads ranges of letters', () => {
  expect(rangesOf('U+0000-00FF, U+131,u+4??')).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x400, 0x4ff],
  ]);
  expect(rangesOf('')).toEqual([]);
});

it('takes the fonts whose letters are written, and those that have all', () => {
  expect(isNeededFor('renovação', 'U+0000-00FF')).toBe(true);
  expect(isNeededFor('renovação', 'U+0400-04FF')).toBe(false);
  expect(isNeededFor('любой', 'U+0400-04FF')).toBe(true);
  expect(isNeededFor('anything', '')).toBe(true);
});
