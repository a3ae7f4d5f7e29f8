import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Heights } from './two-heights';

// The height of a row where the screen is wide: right at first, nothing is drawn twice.
const usual = () => (document.documentElement.dataset.density === 'compact' ? 36 : 44);

const isSame = (one: Heights, other: Heights) => one.low === other.low && one.full === other.full;

/**
 * How high rows are: as the first child of an element, which is as high as a low one, and the second. `onResize` is called
 * when that changes after the first measure, once the page is laid out.
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
