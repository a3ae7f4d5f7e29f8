import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { placesOf } from '../windowing/heights';
import { shownRows, useSight } from '../windowing/use-sight';

// Up to so many all are drawn: the browser finds, prints and lays them out whole.
const all = 60;
const guess = 38;
// Between two lines of one day, in pixels.
const gap = 2;

interface Measured {
  of: unknown;
  heights: ReadonlyMap<number, number>;
}

/** How high a line is; the first of a day with the day's name, where that stands above it. */
function heightOf(line: HTMLElement): number {
  const [rows, section] = [line.parentElement, line.closest('section')];
  const isFirst = line === rows?.firstElementChild;
  const between = line.dataset.last === undefined ? gap : 0;
  return line.offsetHeight + between + (isFirst && rows && section ? section.offsetHeight - rows.offsetHeight : 0);
}

/** Which lines of an agenda are drawn, and how much room those keep that are not: before each drawn one, and after all. */
export function useAgendaWindow(list: RefObject<HTMLElement | null>, lines: readonly unknown[], kept: number) {
  const count = lines.length;
  const isWindowed = count > all;
  const [measured, setMeasured] = useState<Measured>({ of: lines, heights: new Map() });
  const heights = measured.of === lines ? measured.heights : undefined;
  const places = useMemo(() => placesOf(count, guess, heights ?? new Map()), [count, heights]);
  const sight = useSight(list, places, !isWindowed);

  useLayoutEffect(() => {
    if (!isWindowed || !list.current) return;
    const known = heights ?? new Map<number, number>();
    const changed = [...list.current.querySelectorAll<HTMLElement>('[data-index]')]
      .map((line) => [Number(line.dataset.index), heightOf(line)] as const)
      .filter(([index, height]) => Math.abs((known.get(index) ?? guess) - height) > 1);
    if (!heights || changed.length > 0) setMeasured({ of: lines, heights: new Map([...known, ...changed]) });
  });

  const drawn = shownRows(sight, kept);
  const before = (at: number) => places.top(drawn[at] ?? 0) - places.top((drawn[at - 1] ?? -1) + 1);
  return { drawn, before, after: places.top(count) - places.top((drawn.at(-1) ?? -1) + 1) };
}
