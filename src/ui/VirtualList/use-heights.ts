import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Heights } from './two-heights';

// Row height on a wide screen, as an initial value that avoids a second render.
const usual = () => (document.documentElement.dataset.density === 'compact' ? 36 : 44);

const isSame = (one: Heights, other: Heights) => one.low === other.low && one.full === other.full;

/**
 * Measures the row heights at the children of an element: the first is as high as a low row, the second as a full one.
 * `onResize` is called when they change after the first measurement.
 */
export function useHeights(
  probes: RefObject<HTMLElement | null>,
  onResize: (before: Heights, now: Heights) => void,
): Heights {
  const [heights, setHeights] = useState<Heights>(() => ({ low: usual(), full: usual() }));
  const tellResize = useEffectEvent(onResize);

  useLayoutEffect(() => {
    const [lowProbe, fullProbe] = (probes.current?.children ?? []) as Iterable<HTMLElement>;
    if (!lowProbe || !fullProbe) return;
    const measure = () => {
      const full = fullProbe.offsetHeight || usual();
      const low = lowProbe.offsetHeight || full;
      return { low, full };
    };
    let known = measure();
    setHeights((old) => (isSame(old, known) ? old : known));
    const observer = new ResizeObserver(() => {
      const now = measure();
      if (isSame(known, now)) return;
      tellResize(known, now);
      known = now;
      setHeights(now);
    });
    observer.observe(lowProbe);
    observer.observe(fullProbe);
    return () => observer.disconnect();
  }, [probes]);

  return heights;
}
