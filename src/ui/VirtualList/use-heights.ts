import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Heights } from './two-heights';

// The height of a row where the screen is wide: right at first, nothing is drawn twice.
const usual = () => (document.documentElement.dataset.density === 'compact' ? 36 : 44);

/** How high rows are: as the first child of an element, which is as high as a low one, and the second. */
export function useHeights(probes: RefObject<HTMLElement | null>): Heights {
  const [heights, setHeights] = useState<Heights>(() => ({ low: usual(), full: usual() }));

  useLayoutEffect(() => {
    const [lowProbe, fullProbe] = (probes.current?.children ?? []) as Iterable<HTMLElement>;
    if (!lowProbe || !fullProbe) return;
    const measure = () => {
      const full = fullProbe.offsetHeight || usual();
      const low = lowProbe.offsetHeight || full;
      setHeights((old) => (old.low === low && old.full === full ? old : { low, full }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(lowProbe);
    observer.observe(fullProbe);
    return () => observer.disconnect();
  }, [probes]);

  return heights;
}
