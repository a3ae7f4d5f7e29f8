/** A series with a value per category, `null` if unknown. */
export interface ChartSeries {
  id: string;
  label: string;
  values: (number | null)[];
}

const figures = (series: ChartSeries[]) => series.flatMap(({ values }) => values.filter((value) => value !== null));

/** Returns whether there is no value to draw. */
export const isNothing = (series: ChartSeries[]) => figures(series).length === 0;

/** Returns the range of values, always including zero. */
export function reachOf(series: ChartSeries[], isStacked: boolean): [least: number, most: number] {
  if (!isStacked) return [Math.min(0, ...figures(series)), Math.max(0, ...figures(series))];
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const sums = Array.from({ length: count }, (_, at) => {
    const here = series.map(({ values }) => values[at] ?? 0);
    return [
      here.reduce((sum, value) => sum + Math.min(0, value), 0),
      here.reduce((sum, value) => sum + Math.max(0, value), 0),
    ];
  });
  return [Math.min(0, ...sums.map(([low = 0]) => low)), Math.max(0, ...sums.map(([, high = 0]) => high))];
}

/** Stacks values: positive ones upwards, negative ones downwards. */
export function stacked(series: ChartSeries[]): [from: number, to: number][][] {
  const up: number[] = [];
  const down: number[] = [];
  return series.map(({ values }) =>
    values.map((given, at) => {
      const value = given ?? 0;
      const pile = value < 0 ? down : up;
      const from = pile[at] ?? 0;
      pile[at] = from + value;
      return [from, from + value];
    }),
  );
}

/** Moves label positions apart until none overlaps. */
export function apart(heights: number[], least: number, top: number, bottom: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  let next = top;
  for (const each of order) {
    each.height = Math.max(each.height, next);
    next = each.height + least;
  }
  let limit = bottom;
  for (const each of order.toReversed()) {
    each.height = Math.min(each.height, limit);
    limit = each.height - least;
  }
  return order.sort((a, b) => a.index - b.index).map(({ height }) => height);
}

/**
 * Thins points that share a pixel to those that a line needs: first, minimum, maximum, last, and a gap. `at` returns
 * the horizontal position, `value` the value, undefined for a gap.
 */
export function thinned(
  places: readonly number[],
  at: (place: number) => number,
  value: (place: number) => number | undefined,
): number[] {
  const columns = new Map<number, number[]>();
  for (const place of places) {
    const column = Math.floor(at(place));
    const within = columns.get(column);
    if (within) within.push(place);
    else columns.set(column, [place]);
  }
  return [...columns.values()].flatMap((within) => {
    const known = within.filter((place) => value(place) !== undefined);
    const by = (isBetter: (one: number, other: number) => boolean) =>
      known.reduce<number | undefined>(
        (best, place) => (best === undefined || isBetter(value(place) ?? 0, value(best) ?? 0) ? place : best),
        undefined,
      );
    const kept = new Set([
      known[0],
      by((one, other) => one < other),
      by((one, other) => one > other),
      known.at(-1),
      within.find((place) => value(place) === undefined),
    ]);
    return within.filter((place) => kept.has(place));
  });
}
