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
  // Row positions are measured and memoized by hand.
  'use no memo';
  const { count } = places;
  const isPrinting = useIsPrinting();
  // At first only what surely is in sight: the rest of the page comes with it, and all has to be painted soon.
  const [sight, setSight] = useState<Sight>(() => ({ first: 0, last: Math.ceil(places.at(innerHeight * 0.5)) }));

  const drawn = useRef(sight);
  useLayoutEffect(() => {
    drawn.current = sight;
  }, [sight]);

  // Whether there is more to draw than one frame could.
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
    // Of some rows as many as one frame can draw beside what is drawn.
    const towards = (to: Sight) => ({
      first: Math.max(to.first, known.first - mostInFrame),
      last: Math.min(to.last, known.last + mostInFrame),
    });
    // What is in sight and not drawn cannot wait; what is beyond comes in slices after it.
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
    // Again with each sight that was drawn.
    if (!goesOn.current || drawn.current !== sight) return;
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
