import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinting } from './use-is-printing';

/** Where the rows of a list stand, in pixels below its top. */
export interface Places {
  count: number;
  /** Where a row begins; of the row after the last, how high the list is. */
  top: (index: number) => number;
  /** Which row is so many pixels below the top, and how much of it is above that, as a fraction. */
  at: (y: number) => number;
}

// Scrolling by less than this many rows draws nothing anew.
const stride = 8;
// So many rows are drawn beyond the screen, each way: they are made in slices while it scrolls over others.
const beyond = 20;

/** Which rows the reader's screen shows, whatever scrolls: the page, or a box around the list. */
export function useSight(list: RefObject<HTMLElement | null>, places: Places, isOff = false) {
  const { count } = places;
  const isPrinting = useIsPrinting();
  // At first only what surely is in sight: the rest of the page comes with it, and all has to be painted soon.
  const [sight, setSight] = useState(() => ({ first: 0, last: Math.ceil(places.at(innerHeight * 0.5)) }));

  const drawn = useRef(sight);
  useLayoutEffect(() => {
    drawn.current = sight;
  }, [sight]);

  const look = useCallback(() => {
    if (!list.current) return;
    const y = -list.current.getBoundingClientRect().top;
    const [above, below] = [places.at(y), places.at(y + innerHeight)];
    const first = Math.max(0, Math.min(Math.floor(above / stride) * stride - beyond, count - 1));
    const last = Math.max(0, Math.min(count, Math.ceil(below / stride) * stride + beyond));
    const draw = () => setSight((old) => (old.first === first && old.last === last ? old : { first, last }));
    // What is in sight and not drawn cannot wait.
    const isBare = Math.max(0, above) < drawn.current.first - 1 || Math.min(below, count) > drawn.current.last + 1;
    if (isBare) draw();
    else startTransition(draw);
  }, [list, places, count]);

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
