import { describe, expect, test } from 'vitest';
import { between, inSight, toggled } from './selection';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('selection', () => {
  test('a range holds both ends, in either direction', () => {
    expect(between(rows, 1, 3)).toEqual(['b', 'c', 'd']);
    expect(between(rows, 3, 1)).toEqual(['b', 'c', 'd']);
  });

  test('toggling twice changes nothing, and the first set is left alone', () => {
    const first = new Set(['a']);
    expect([...toggled(toggled(first, 'b'), 'b')]).toEqual(['a']);
    expect([...first]).toEqual(['a']);
  });
});

describe('rows in sight', () => {
  test.each([0, 1, 399, 40_000, 3_999_600, 9_999_999])('at %i: below 100, within the rows', (scrollTop) => {
    const { first, last } = inSight(scrollTop, 4_000, 40, 100_000);
    expect(last - first).toBeLessThanOrEqual(80);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(last).toBeLessThanOrEqual(100_000);
  });

  test('no rows, none in sight', () => expect(inSight(0, 400, 40, 0)).toEqual({ first: 0, last: 0 }));
});
