import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf } from './heights';

const usual = 40;
const anyHeights = fc.array(fc.oneof(fc.constant(usual), fc.integer({ min: 1, max: 300 })), {
  minLength: 1,
  maxLength: 60,
});

test('each row begins where the one before it ends, and what is within it is found in it', () => {
  fc.assert(
    fc.property(anyHeights, (heights) => {
      const others = new Map([...heights.entries()].filter(([, height]) => height !== usual));
      const places = placesOf(heights.length, usual, others);
      let top = 0;
      for (const [index, height] of heights.entries()) {
        expect(places.top(index)).toBe(top);
        expect(places.at(top)).toBeCloseTo(index);
        expect(places.at(top + height / 2)).toBeCloseTo(index + 0.5);
        top += height;
      }
      expect(places.top(heights.length)).toBe(top);
    }),
  );
});

test('above the first row and below the last it is still known how far away one is', () => {
  const places = placesOf(2, usual, new Map([[1, 80]]));
  expect(places.at(-20)).toBe(-0.5);
  expect(places.at(160)).toBe(3);
  expect(placesOf(0, usual, new Map()).at(100)).toBe(2.5);
});
