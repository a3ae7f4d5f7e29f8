import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf } from './two-heights';

const isLow = (row: boolean) => row;
const heights = fc.record({ low: fc.integer({ min: 1, max: 50 }), more: fc.integer({ min: 0, max: 50 }) });

test('each row begins where the one before it ends, and what is within it is found in it', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), heights, (rows, { low, more }) => {
      const places = placesOf(rows, isLow);
      const both = { low, full: low + more };
      let top = 0;
      for (const [index, row] of rows.entries()) {
        expect(places.top(index, both)).toBe(top);
        expect(places.at(top, both)).toBeCloseTo(index);
        const height = row ? low : low + more;
        expect(places.at(top + height / 2, both)).toBeCloseTo(index + 0.5);
        top += height;
      }
      expect(places.top(rows.length, both)).toBe(top);
    }),
  );
});

test('above the first row and below the last it is still known how far away one is', () => {
  const places = placesOf([true, false], isLow);
  expect(places.at(-20, { low: 40, full: 80 })).toBe(-0.5);
  expect(places.at(200, { low: 40, full: 80 })).toBe(3);
  expect(placesOf([], isLow).at(100, { low: 40, full: 40 })).toBe(2.5);
});
