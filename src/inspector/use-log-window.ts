import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { placesOf } from '../ui/windowing/heights';
import { shownRows, useSight } from '../ui/windowing/use-sight';
import type { Entry } from './record';

// Up to so many all are drawn: the browser finds, prints and lays them out whole.
const all = 60;
/** How high an entry is, in pixels, before it was drawn. */
const guess = 42;

/** An entry that is drawn, or room as high as those that are not. */
export type LogRow = { entry: Entry; place: number } | { room: number; before: number };

/** Which entries of a log are drawn: those in sight and the one with the focus. All others keep their room. */
export function useLogWindow(list: RefObject<HTMLOListElement | null>, entries: readonly Entry[]) {
  const count = entries.length;
  const isWindowed = count > all;
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [focused, setFocused] = useState<number>();
  const places = useMemo(() => {
    const known = entries.map(({ number }, index) => [index, heights.get(number) ?? guess] as const);
    return placesOf(count, guess, new Map(known.filter(([, height]) => height !== guess)));
  }, [entries, count, heights]);
  const sight = useSight(list, places, { isOff: !isWindowed });
  const kept = focused === undefined ? -1 : entries.findIndex(({ number }) => number === focused);
  const drawn = shownRows(isWindowed ? sight : { first: 0, last: count }, isWindowed ? kept : -1);

  useLayoutEffect(() => {
    if (!isWindowed) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
    const changed = rows
      .map((row) => [Number(row.dataset.number), row.offsetHeight] as const)
      .filter(([number, height]) => Math.abs((heights.get(number) ?? guess) - height) >= 1);
    // Of those that were dropped nobody asks again.
    const oldest = entries.at(-1)?.number ?? 0;
    const still = [...heights].filter(([number]) => number >= oldest);
    if (changed.length) setHeights(new Map([...still, ...changed]));
  });

  const rows: LogRow[] = [];
  let next = 0;
  for (const place of [...drawn, count]) {
    if (place > next) rows.push({ room: places.top(place) - places.top(next), before: place });
    const entry = entries[place];
    if (entry) rows.push({ entry, place });
    next = place + 1;
  }
  const numberAt = (target: Element) => Number(target.closest<HTMLElement>('[data-number]')?.dataset.number);
  return {
    rows,
    onFocus: ({ target }: FocusEvent) => setFocused(numberAt(target)),
    onBlur: () => setFocused(undefined),
  };
}
