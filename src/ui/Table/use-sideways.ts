import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the table overflows its container horizontally. */
export function useSideways(table: RefObject<HTMLElement | null>) {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const [inner, box] = [table.current, table.current?.parentElement];
    if (!inner || !box) return;
    // ResizeObserver fires after layout and before paint, so reading the size forces no layout.
    const observer = new ResizeObserver(() => flushSync(() => setOverflowing(inner.offsetWidth > box.clientWidth + 1)));
    observer.observe(inner);
    observer.observe(box);
    return () => observer.disconnect();
  }, [table]);
  return isOverflowing;
}
