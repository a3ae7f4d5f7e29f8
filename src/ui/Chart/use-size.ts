import { useCallback, useState } from 'react';

/** Tracks the size of an element in px; the element may unmount and remount. */
export function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
