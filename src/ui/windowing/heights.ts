import type { Places } from './use-sight';

/** Computes row positions if most rows have the same height, storing only the exceptions. */
export function placesOf(count: number, usual: number, others: ReadonlyMap<number, number>): Places {
  const uneven = [...others].filter(([index]) => index < count).sort(([a], [b]) => a - b);
  // Cumulative height difference before each exceptional row.
  let more = 0;
  const before = uneven.map(([index, height]) => {
    const here = { index, more };
    more += height - usual;
    return here;
  });
  before.push({ index: count, more });
  /** Finds the first exceptional row that satisfies a monotonic condition by binary search. */
  const firstThat = (holds: (entry: { index: number; more: number }) => boolean) => {
    let [from, to] = [0, before.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      const entry = before[middle];
      if (entry && holds(entry)) to = middle;
      else from = middle + 1;
    }
    return from;
  };
  const top = (index: number) => {
    const next = before[firstThat((entry) => entry.index >= index)];
    return index * usual + (next?.more ?? 0);
  };
  const at = (y: number) => {
    const next = firstThat((entry) => entry.index * usual + entry.more > y);
    const last = before[next - 1];
    const height = last && (others.get(last.index) ?? usual);
    if (next > 0 && last && height !== undefined) {
      const into = y - (last.index * usual + last.more);
      if (into < height) return last.index + into / height;
      return last.index + 1 + (into - height) / usual;
    }
    return y / usual;
  };
  return { count, top, at };
}
