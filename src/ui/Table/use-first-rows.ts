import { startTransition, useEffect, useState } from 'react';
import { useIsPrinting } from '../windowing/use-is-printing';

/** Rows of one line in the tightest type, so many pixels high, would fill what a table mostly has of the screen. */
const [tightest, share] = [29, 0.6];

/** How many of some rows are drawn: before the first paint those that fill the screen, right after it all. */
export function useFirstRows(count: number): number {
  const isPrinting = useIsPrinting();
  const [first, setFirst] = useState(() => Math.ceil((innerHeight * share) / tightest));
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
