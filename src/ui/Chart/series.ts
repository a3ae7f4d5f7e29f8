/** A row of figures, one for each category; `null` where there is none. */
export interface ChartSeries {
  id: string;
  label: string;
  values: (number | null)[];
}

const figures = (series: ChartSeries[]) => series.flatMap(({ values }) => values.filter((value) => value !== null));

/** Whether there is nothing to draw. */
export const isNothing = (series: ChartSeries[]) => figures(series).length === 0;

/** The least and the most to be drawn; zero is always in sight. */
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

/** From where to where each value stands: what is above zero piles up, what is below piles down. */
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

/** Heights for words beside each other's lines, pushed apart until none covers another. */
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
