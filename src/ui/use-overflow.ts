import { useEffect, useRef, useState } from 'react';

/** Tracks whether an element overflows its box, which then must be focusable for keyboard scrolling. */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () =>
      setOverflowing(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
    // ResizeObserver also fires once on observe, after layout, so no forced layout is needed.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [ref, isOverflowing] as const;
}
