import { useLayoutEffect, useRef, useState } from 'react';
import { inSight } from './selection';

/** Which rows to draw of so many, all of one height, and the means to bring one into sight. */
export function useWindow(count: number) {
  const grid = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [{ rowHeight, height }, setSizes] = useState({ rowHeight: 40, height: 560 });
  const [scrollTop, setScrollTop] = useState(0);

  useLayoutEffect(() => {
    if (!grid.current || !probe.current) return;
    const [box, ruler] = [grid.current, probe.current];
    const measure = () => {
      const next = { rowHeight: ruler.offsetHeight || 40, height: box.clientHeight };
      setSizes((old) => (old.rowHeight === next.rowHeight && old.height === next.height ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(ruler);
    return () => observer.disconnect();
  }, []);

  const { first, last } = inSight(scrollTop, height, rowHeight, count);
  const perPage = Math.max(1, Math.floor(height / rowHeight) - 2);

  const bringIntoSight = (index: number) => {
    const box = grid.current;
    if (!box) return;
    const covered = head.current?.offsetHeight ?? 0;
    const start = index * rowHeight;
    if (start < box.scrollTop) box.scrollTop = start;
    else if (start + rowHeight + covered > box.scrollTop + box.clientHeight)
      box.scrollTop = start + rowHeight + covered - box.clientHeight;
    setScrollTop(box.scrollTop);
  };

  return { grid, probe, head, rowHeight, first, last, perPage, bringIntoSight, onScroll: setScrollTop };
}
