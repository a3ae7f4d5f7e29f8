import { useEffect, useState } from 'react';
import type { HoursLayout } from './hours-layout';

// So many events are laid out in one frame without holding the page.
const mostInFrame = 18;
const empty: HoursLayout = { shown: [], rest: [] };

interface Slice {
  of: readonly HoursLayout[];
  days: readonly string[];
  /** How many events stand, counted from the first day on. */
  count: number;
  /** What stood on a day before what is of now. */
  before: ReadonlyMap<string, HoursLayout>;
}

const total = (of: readonly HoursLayout[]) => of.reduce((sum, { shown }) => sum + shown.length, 0);

function standing({ of, days, count, before }: Slice): HoursLayout[] {
  let left = count;
  return of.map((layout, at) => {
    const here = Math.max(left, 0);
    left -= layout.shown.length;
    if (left >= 0) return layout;
    // What stood there is not taken away by halves.
    return before.get(days[at] ?? '') ?? (here > 0 ? { shown: layout.shown.slice(0, here), rest: [] } : empty);
  });
}

/** What stands on each day: of very many events so many a frame; until all of them do, a day keeps what it had. */
export function useSlices(
  days: readonly string[],
  layouts: readonly HoursLayout[],
  isWhole = false,
): readonly HoursLayout[] {
  const [slice, setSlice] = useState<Slice>({ of: layouts, days, count: mostInFrame, before: new Map() });
  let now = slice;
  if (slice.of !== layouts) {
    const stood = standing(slice);
    // Of a day between others nothing fits it alone: it begins anew.
    const isSame = slice.days.length === days.length;
    const before = new Map(isSame ? slice.days.map((day, at) => [day, stood[at] ?? empty]) : []);
    now = { of: layouts, days, count: mostInFrame, before };
    setSlice(now);
  }
  const { of, count } = now;
  useEffect(() => {
    if (isWhole || count >= total(of)) return;
    const frame = requestAnimationFrame(() =>
      setSlice((old) => (old.of === of ? { ...old, count: count + mostInFrame } : old)),
    );
    return () => cancelAnimationFrame(frame);
  }, [of, count, isWhole]);
  return isWhole ? layouts : standing(now);
}
