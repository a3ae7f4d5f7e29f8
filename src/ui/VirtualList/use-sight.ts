import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Heights, Places } from './places';

interface Sight {
  first: number;
  last: number;
  heights: Heights;
}

// The height of a row where the screen is wide.
const usual = 44;
// Scrolling by less than this many rows draws nothing anew.
const stride = 8;
// So many rows are drawn beyond the screen, each way: they are made in slices while it scrolls over others.
const beyond = 20;

/** Which rows the reader's screen shows, as the page scrolls. The probe is as high as a row, and what is in it as a low one. */
export function useSight(list: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>, places: Places) {
  const { count } = places;
  // At first only what surely is in sight: the rest of the page comes with it, and all has to be painted soon.
  const [sight, setSight] = useState<Sight>({
    first: 0,
    last: Math.ceil((innerHeight * 0.5) / usual),
    heights: { low: usual, full: usual },
  });

  const drawn = useRef(sight);
  drawn.current = sight;

  const look = useCallback(() => {
    if (!list.current || !probe.current) return;
    const full = probe.current.offsetHeight || usual;
    const low = (probe.current.firstElementChild as HTMLElement).offsetHeight || full;
    const y = -list.current.getBoundingClientRect().top;
    const above = places.at(y, { low, full });
    const below = places.at(y + innerHeight, { low, full });
    const first = Math.max(0, Math.min(Math.floor(above / stride) * stride - beyond, count - 1));
    const last = Math.max(0, Math.min(count, Math.ceil(below / stride) * stride + beyond));
    const draw = () =>
      setSight((old) =>
        old.first === first && old.last === last && old.heights.low === low && old.heights.full === full
          ? old
          : { first, last, heights: { low, full } },
      );
    // What is in sight and not drawn cannot wait.
    const isBare = Math.max(0, above) < drawn.current.first - 1 || Math.min(below, count) > drawn.current.last + 1;
    if (isBare) draw();
    else startTransition(draw);
  }, [list, probe, places, count]);

  useLayoutEffect(() => {
    const isFar = list.current && list.current.getBoundingClientRect().top < 0;
    if (isFar || probe.current?.offsetHeight !== usual) look();
    // It is told of both once they are laid out, and what is drawn then comes after the first paint.
    const observer = new ResizeObserver(look);
    for (const each of [probe.current, probe.current?.firstElementChild]) if (each) observer.observe(each);
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
