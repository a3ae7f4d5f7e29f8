import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { inSight } from '../DataTable/selection';

interface Sight {
  first: number;
  last: number;
  rowHeight: number;
}

// The height of a row where the screen is wide.
const usual = 44;
// Scrolling by less than this many rows draws nothing anew.
const stride = 4;

/** Which of so many rows of one height the reader's screen shows, as the page scrolls. */
export function useSight(list: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>, count: number) {
  // At first only what surely is in sight: the rest of the page comes with it, and all has to be painted soon.
  const [sight, setSight] = useState<Sight>({
    first: 0,
    last: Math.ceil((innerHeight * 0.5) / usual),
    rowHeight: usual,
  });

  const look = useCallback(() => {
    if (!list.current || !probe.current) return;
    const rowHeight = probe.current.offsetHeight || usual;
    const above = -list.current.getBoundingClientRect().top;
    const step = stride * rowHeight;
    const top = Math.max(0, Math.floor(above / step) * step);
    const { first, last } = inSight(top, innerHeight + step, rowHeight, count);
    setSight((old) =>
      old.first === first && old.last === last && old.rowHeight === rowHeight ? old : { first, last, rowHeight },
    );
  }, [list, probe, count]);

  useLayoutEffect(() => {
    const isFar = list.current && list.current.getBoundingClientRect().top < 0;
    if (isFar || probe.current?.offsetHeight !== usual) look();
    // It is told of both once they are laid out, and what is drawn then comes after the first paint.
    const observer = new ResizeObserver(look);
    if (probe.current) observer.observe(probe.current);
    if (list.current) observer.observe(list.current);
    // Whatever scrolls, the page or a box around the list.
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [look, list, probe]);

  return { ...sight, last: Math.min(sight.last, count) };
}
