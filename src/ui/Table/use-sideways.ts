import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a table is wider than its place, so that it scrolls sideways in it. */
export function useSideways(table: RefObject<HTMLElement | null>) {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const [inner, box] = [table.current, table.current?.parentElement];
    if (!inner || !box) return;
    const measure = () => setOverflowing(inner.offsetWidth > box.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(inner);
    observer.observe(box);
    return () => observer.disconnect();
  }, [table]);
  return isOverflowing;
}
