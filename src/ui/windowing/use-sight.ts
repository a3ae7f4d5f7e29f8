import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinting } from './use-is-printing';

/** Where the rows of a list stand, in pixels below its top. */
export interface Places {
  count: number;
  /** Where a row begins; of the row after the last, how high the list is. */
  top: (index: number) => number;
  /** Which row is so many pixels below the top, and how much of it is above that, as a fraction. */
  at: (y: number) => number;
}

interface Sight {
  first: number;
  /** The one after the last. */
  last: number;
}

// Scrolling by less than this many rows draws nothing anew.
const stride = 8;
// So many rows are drawn beyond the screen, each way: they are made in slices while it scrolls over others.
const beyond = 20;

/**
 * Which rows the reader's screen shows, whatever scrolls: the page, or a box around the list. Rows that cost much to
 * draw come into sight so many a frame.
 */
export function useSight(
  list: RefObject<HTMLElement | null>,
  places: Places,
  { isOff = false, mostInFrame = Number.POSITIVE_INFINITY } = {},
) {
  const { count } = places;
  const isPrinting = useIsPrinting();
  // At first only what surely is in sight: the rest of the page comes with it, and all has to be painted soon.
  const [sight, setSight] = useState<Sight>(() => ({ first: 0, last: Math.ceil(places.at(innerHeight * 0.5)) }));

  const drawn = useRef(sight);
  useLayoutEffect(() => {
    drawn.current = sight;
  }, [sight]);

  // What is drawn of what is in sight, where that is not all.
  const part = useRef<Sight>(undefined);
  const look = useCallback(() => {
    if (!list.current) return;
    const y = -list.current.getBoundingClientRect().top;
    const [above, below] = [places.at(y), places.at(y + innerHeight)];
    const first = Math.max(0, Math.min(Math.floor(above / stride) * stride - beyond, count - 1));
    const last = Math.max(0, Math.min(count, Math.ceil(below / stride) * stride + beyond));
    const draw = (to: Sight) => setSight((old) => (old.first === to.first && old.last === to.last ? old : to));
    const seen = { first: Math.max(0, Math.floor(above)), last: Math.min(count, Math.ceil(below)) };
    const { current } = drawn;
    // What is in sight and not drawn cannot wait; what is beyond comes in slices after it.
    if (seen.first < current.first || seen.last > current.last) {
      const isNear = seen.first <= current.last && seen.last >= current.first;
      const known = isNear ? current : { first: seen.first, last: seen.first };
      const above = Math.max(seen.first, known.first - mostInFrame);
      const below = Math.min(seen.last, known.last + mostInFrame);
      const next = {
        first: Math.max(first, Math.min(above, known.first)),
        last: Math.min(last, Math.max(below, known.last)),
      };
      draw(next);
      part.current = above > seen.first || below < seen.last ? next : undefined;
      if (part.current) return;
    }
    startTransition(() => draw({ first, last }));
  }, [list, places, count, mostInFrame]);
  useEffect(() => {
    if (part.current !== sight) return;
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look, sight]);

  useLayoutEffect(() => {
    if (isOff || !list.current) return;
    if (list.current.getBoundingClientRect().top < 0) look();
    // It is told once all is laid out, and what is drawn then comes after the first paint.
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

/** The rows to draw, in their order: those in sight, and the one that must not leave the page. */
export function shownRows({ first, last }: { first: number; last: number }, kept: number): number[] {
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (kept >= 0 && kept < first) return [kept, ...shown];
  if (kept >= last) shown.push(kept);
  return shown;
}
