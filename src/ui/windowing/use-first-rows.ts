import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from './use-is-printing';

/** What a list mostly has of the screen. */
const share = 0.6;

/**
 * How many of some rows are drawn: before the first paint those that fill the screen, right after it all. The lowest of them
 * is so many pixels high.
 */
export function useFirstRows(count: number, lowest: number): number {
  const isPrinting = useIsPrinting();
  const [first, setFirst] = useState(() => Math.ceil((innerHeight * share) / lowest));
  const isWaiting = count > first;
  useEffect(() => {
    if (!isWaiting) return;
    let later: ReturnType<typeof setTimeout>;
    // The task after the frame in which the first were painted.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setFirst(Number.POSITIVE_INFINITY)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [isWaiting]);
  return isPrinting ? count : Math.min(first, count);
}
