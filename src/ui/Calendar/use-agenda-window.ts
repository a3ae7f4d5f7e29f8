import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { placesOf } from '../windowing/heights';
import { shownRows, useSight } from '../windowing/use-sight';

// Up to so many all are drawn: the browser finds, prints and lays them out whole.
const all = 60;
const guess = 38;
// Between two lines of one day, in pixels.
const gap = 2;

const mostInFrame = 8;

interface Measured {
  of: unknown;
  /** How high most lines are. */
  usual: number;
  /** Of those that are not as high as most. */
  heights: ReadonlyMap<number, number>;
}

const unmeasured: Measured = { of: undefined, usual: guess, heights: new Map() };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];

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
  const [measured, setMeasured] = useState(unmeasured);
  const { usual } = measured;
  const heights = measured.of === lines ? measured.heights : unmeasured.heights;
  const places = useMemo(() => placesOf(count, usual, heights), [count, usual, heights]);
  const sight = useSight(list, places, { isOff: !isWindowed, mostInFrame });

  // A line breaks anew where the screen has another width; a phone's bar that comes and goes changes nothing.
  useEffect(() => {
    let width = innerWidth;
    const forget = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      setMeasured(unmeasured);
    };
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, []);

  // To measure is to lay out all at once: each line is measured once.
  const seen = useRef(new Set<number>());
  useLayoutEffect(() => {
    if (!isWindowed || !list.current) return;
    const isNew = measured.of !== lines;
    if (isNew) seen.current = new Set();
    const found = [...list.current.querySelectorAll<HTMLElement>('[data-index]')]
      .filter((line) => !seen.current.has(Number(line.dataset.index)))
      .map((line) => [Number(line.dataset.index), heightOf(line)] as const);
    for (const [index] of found) seen.current.add(index);
    const most = isNew ? (median(found.map(([, height]) => height)) ?? usual) : usual;
    const odd = found.filter(([, height]) => height !== most);
    // What stands where it was thought to is not drawn anew.
    if (isNew || odd.length > 0) setMeasured({ of: lines, usual: most, heights: new Map([...heights, ...odd]) });
  });

  const drawn = shownRows(sight, kept);
  const before = (at: number) => places.top(drawn[at] ?? 0) - places.top((drawn[at - 1] ?? -1) + 1);
  const last = drawn[drawn.length - 1] ?? -1;
  return { drawn, before, after: places.top(count) - places.top(last + 1) };
}
