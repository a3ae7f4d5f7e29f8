import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { placesOf } from '../windowing/heights';
import { shownRows, useSight } from '../windowing/use-sight';

// Up to this number all rows are rendered, so that find-in-page and printing work natively.
const all = 60;
const guess = 38;
// Space between two lines of a day, in pixels.
const gap = 2;

const mostInFrame = 8;

interface Measured {
  of: unknown;
  /** Most frequent line height. */
  usual: number;
  /** Heights of the lines that differ from it. */
  heights: ReadonlyMap<number, number>;
}

const unmeasured: Measured = { of: undefined, usual: guess, heights: new Map() };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Returns the height of a line, including the day's name above the first line of a day. */
function heightOf(line: HTMLElement): number {
  const [rows, section] = [line.parentElement, line.closest('section')];
  const isFirst = line === rows?.firstElementChild;
  const between = line.dataset.last === undefined ? gap : 0;
  return line.offsetHeight + between + (isFirst && rows && section ? section.offsetHeight - rows.offsetHeight : 0);
}

/** Virtualizes an agenda: returns the lines to render and the space to keep before each and after the last. */
export function useAgendaWindow(list: RefObject<HTMLElement | null>, lines: readonly unknown[], kept: number) {
  const count = lines.length;
  const isWindowed = count > all;
  const [measured, setMeasured] = useState(unmeasured);
  const { usual } = measured;
  const heights = measured.of === lines ? measured.heights : unmeasured.heights;
  const places = useMemo(() => placesOf(count, usual, heights), [count, usual, heights]);
  const sight = useSight(list, places, { isOff: !isWindowed, mostInFrame });

  // Lines wrap differently at another width; a collapsing browser bar changes only the height.
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

  // Measuring forces a layout, so each line is measured once.
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
    // Re-renders only if a measured height differs from the estimate.
    if (isNew || odd.length > 0) setMeasured({ of: lines, usual: most, heights: new Map([...heights, ...odd]) });
  });

  const drawn = shownRows(sight, kept);
  const before = (at: number) => places.top(drawn[at] ?? 0) - places.top((drawn[at - 1] ?? -1) + 1);
  const last = drawn[drawn.length - 1] ?? -1;
  return { drawn, before, after: places.top(count) - places.top(last + 1) };
}
