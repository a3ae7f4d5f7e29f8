import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a table is wider than its place, so that it scrolls sideways in it. */
export function useSideways(table: RefObject<HTMLElement | null>) {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const [inner, box] = [table.current, table.current?.parentElement];
    if (!inner || !box) return;
    // Told once it is laid out and before it is painted, so that nothing is laid out to ask.
    const observer = new ResizeObserver(() => flushSync(() => setOverflowing(inner.offsetWidth > box.clientWidth + 1)));
    observer.observe(inner);
    observer.observe(box);
    return () => observer.disconnect();
  }, [table]);
  return isOverflowing;
}
