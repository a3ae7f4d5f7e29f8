import { describe, expect, test } from 'vitest';
import { apart, isNothing, reachOf, stacked, thinned } from './series';

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

describe('of places that share a pixel', () => {
  const values = Array.from({ length: 10_000 }, (_, at) => Math.sin(at / 40) * 100 + (at === 5_003 ? 900 : 0));
  const places = values.map((_, place) => place);
  const across = (place: number) => (place / values.length) * 800;

  test('four are drawn at most, the highest and the lowest of all among them, in their order', () => {
    const drawn = thinned(places, across, (place) => values[place]);
    expect(drawn.length).toBeLessThanOrEqual(4 * 800);
    expect(drawn).toContain(5_003);
    expect(drawn).toContain(values.indexOf(Math.min(...values)));
    expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
    expect([drawn[0], drawn.at(-1)]).toEqual([0, 9_999]);
  });

  test('a gap stays one, however narrow', () => {
    const drawn = thinned(places, across, (place) => (place > 7_000 && place < 7_004 ? undefined : values[place]));
    expect(drawn.filter((place) => place > 7_000 && place < 7_004)).toEqual([7_001]);
  });
});
