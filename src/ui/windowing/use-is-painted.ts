import { startTransition, useEffect, useState } from 'react';

/** Whether the first frame is painted, where that is awaited: what is out of sight need not be drawn before it. */
export function useIsPainted(isAwaited = true): boolean {
  const [isPainted, setPainted] = useState(false);
  const isWaiting = isAwaited && !isPainted;
  useEffect(() => {
    if (!isWaiting) return;
    let later: ReturnType<typeof setTimeout>;
    // The task after the frame.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [isWaiting]);
  return isPainted;
}
