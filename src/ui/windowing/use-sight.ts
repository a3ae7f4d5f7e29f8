import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinting } from './use-is-printing';

/** Row positions in pixels below the top of the list. */
export interface Places {
  count: number;
  /** Returns the offset of a row; for the row after the last, the total height. */
  top: (index: number) => number;
  /** Returns the row at an offset in pixels, plus the fraction of the row above the offset. */
  at: (y: number) => number;
}

interface Sight {
  first: number;
  /** Index after the last row. */
  last: number;
}

// Scrolling by fewer rows than this causes no re-render.
const stride = 8;
// Overscan in rows in each direction, rendered in time slices.
const beyond = 20;

/** Tracks the visible rows in the viewport, for any scroll container. Expensive rows are rendered a few per frame. */
export function useSight(
  list: RefObject<HTMLElement | null>,
  places: Places,
  { isOff = false, mostInFrame = Number.POSITIVE_INFINITY } = {},
) {
  // Row positions are measured and memoized explicitly.
  'use no memo';
  const { count } = places;
  const isPrinting = useIsPrinting();
  // The first render includes only rows that are surely visible, because the rest of the page is painted with it.
  const [sight, setSight] = useState<Sight>(() => ({ first: 0, last: Math.ceil(places.at(innerHeight * 0.5)) }));

  const drawn = useRef(sight);
  useLayoutEffect(() => {
    drawn.current = sight;
  }, [sight]);

  // Whether rows remain to be rendered in a later frame.
  const goesOn = useRef(false);
  const look = useCallback(() => {
    if (!list.current) return;
    const y = -list.current.getBoundingClientRect().top;
    const [above, below] = [places.at(y), places.at(y + innerHeight)];
    const first = Math.max(0, Math.min(Math.floor(above / stride) * stride - beyond, count - 1));
    const last = Math.max(0, Math.min(count, Math.ceil(below / stride) * stride + beyond));
    const draw = (to: Sight) => setSight((old) => (old.first === to.first && old.last === to.last ? old : to));
    const seen = { first: Math.max(0, Math.floor(above)), last: Math.min(count, Math.ceil(below)) };
    const { current } = drawn;
    const isNear = seen.first <= current.last && seen.last >= current.first;
    const known = isNear ? current : { first: seen.first, last: seen.first };
    // Returns the range extended by as many rows as one frame can render.
    const towards = (to: Sight) => ({
      first: Math.max(to.first, known.first - mostInFrame),
      last: Math.min(to.last, known.last + mostInFrame),
    });
    // Visible rows must be rendered at once; the overscan follows in slices.
    if (seen.first < current.first || seen.last > current.last) {
      const next = towards({ first: Math.min(seen.first, known.first), last: Math.max(seen.last, known.last) });
      draw(next);
      goesOn.current = true;
      return;
    }
    const next = towards({ first, last });
    goesOn.current = next.first > first || next.last < last;
    startTransition(() => draw(next));
  }, [list, places, count, mostInFrame]);
  useEffect(() => {
    // Continues after each rendered range.
    if (!goesOn.current || drawn.current !== sight) return;
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look, sight]);

  useLayoutEffect(() => {
    if (isOff || !list.current) return;
    if (list.current.getBoundingClientRect().top < 0) look();
    // ResizeObserver fires after layout, so this render follows the first paint.
    const observer = new ResizeObserver(look);
    observer.observe(list.current);
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [look, list, isOff]);

  if (isOff || isPrinting) return { first: 0, last: count };
  return { first: Math.min(sight.first, count), last: Math.min(sight.last, count) };
}

/** Returns the indexes to render in order: the visible range and the row that must stay mounted. */
export function shownRows({ first, last }: { first: number; last: number }, kept: number): number[] {
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (kept >= 0 && kept < first) return [kept, ...shown];
  if (kept >= last) shown.push(kept);
  return shown;
}
