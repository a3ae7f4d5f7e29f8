import { describe, expect, test } from 'vitest';
import { apart, isNothing, reachOf, stacked } from './series';

const series = [
  { id: 'a', label: 'A', values: [3, -2, null] },
  { id: 'b', label: 'B', values: [4, -5, 1] },
];

describe('series', () => {
  test('zero is always in sight', () => {
    expect(reachOf([{ id: 'a', label: 'A', values: [5, 9] }], false)).toEqual([0, 9]);
    expect(reachOf(series, false)).toEqual([-5, 4]);
    expect(reachOf(series, true)).toEqual([-7, 7]);
  });

  test('what is below zero piles down, beside what piles up', () => {
    expect(stacked(series)).toEqual([
      [
        [0, 3],
        [0, -2],
        [0, 0],
      ],
      [
        [3, 7],
        [-2, -7],
        [0, 1],
      ],
    ]);
  });

  test('only gaps are nothing', () => {
    expect(isNothing([{ id: 'a', label: 'A', values: [null] }])).toBe(true);
    expect(isNothing([])).toBe(true);
    expect(isNothing(series)).toBe(false);
  });

  test('labels keep apart and inside', () => {
    const heights = apart([10, 12, 100, 99], 16, 0, 100);
    const sorted = heights.toSorted((a, b) => a - b);
    for (const [at, height] of sorted.entries())
      if (at) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  });
});
