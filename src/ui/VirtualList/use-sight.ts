import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface Sight {
  first: number;
  last: number;
  rowHeight: number;
}

// The height of a row where the screen is wide.
const usual = 44;
// Scrolling by less than this many rows draws nothing anew.
const stride = 8;
// So many rows are drawn beyond the screen, each way: they are made in slices while it scrolls over others.
const beyond = 20;

/** Which of so many rows of one height the reader's screen shows, as the page scrolls. */
export function useSight(list: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>, count: number) {
  // At first only what surely is in sight: the rest of the page comes with it, and all has to be painted soon.
  const [sight, setSight] = useState<Sight>({
    first: 0,
    last: Math.ceil((innerHeight * 0.5) / usual),
    rowHeight: usual,
  });

  const drawn = useRef(sight);
  drawn.current = sight;

  const look = useCallback(() => {
    if (!list.current || !probe.current) return;
    const rowHeight = probe.current.offsetHeight || usual;
    const above = -list.current.getBoundingClientRect().top / rowHeight;
    const below = above + innerHeight / rowHeight;
    const first = Math.max(0, Math.min(Math.floor(above / stride) * stride - beyond, count - 1));
    const last = Math.max(0, Math.min(count, Math.ceil(below / stride) * stride + beyond));
    const draw = () =>
      setSight((old) =>
        old.first === first && old.last === last && old.rowHeight === rowHeight ? old : { first, last, rowHeight },
      );
    // What is in sight and not drawn cannot wait.
    const isBare = Math.max(0, above) < drawn.current.first - 1 || Math.min(below, count) > drawn.current.last + 1;
    if (isBare) draw();
    else startTransition(draw);
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
