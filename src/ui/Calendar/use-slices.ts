import { useEffect, useState } from 'react';
import type { HoursLayout } from './hours-layout';

// So many events are laid out in one frame without holding the page.
const mostInFrame = 40;
const empty: HoursLayout = { shown: [], rest: [] };

/** How many days stand after one more frame. */
function upTo(layouts: readonly HoursLayout[], from: number): number {
  let [days, events] = [from, 0];
  do events += layouts[days++]?.shown.length ?? 0;
  while (days < layouts.length && events + (layouts[days]?.shown.length ?? 0) <= mostInFrame);
  return days;
}

interface Slice {
  of: readonly HoursLayout[];
  days: readonly string[];
  count: number;
  /** What stood on a day before what is of now. */
  before: ReadonlyMap<string, HoursLayout>;
}

const standing = ({ of, days, count, before }: Slice) =>
  days.map((day, at) => (at < count ? of[at] : before.get(day)) ?? empty);

/** What stands on each day: of very many events day by day, a frame each; until then a day keeps what it had. */
export function useSlices(days: readonly string[], layouts: readonly HoursLayout[]): HoursLayout[] {
  const [slice, setSlice] = useState<Slice>({ of: layouts, days, count: upTo(layouts, 0), before: new Map() });
  let now = slice;
  if (slice.of !== layouts) {
    const stood = standing(slice);
    const before = new Map(slice.days.map((day, at) => [day, stood[at] ?? empty]));
    now = { of: layouts, days, count: upTo(layouts, 0), before };
    setSlice(now);
  }
  const { of, count } = now;
  useEffect(() => {
    if (count >= of.length) return;
    const frame = requestAnimationFrame(() =>
      setSlice((old) => (old.of === of ? { ...old, count: upTo(of, count) } : old)),
    );
    return () => cancelAnimationFrame(frame);
  }, [of, count]);
  return standing(now);
}
