import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** Whether the first frame is painted, where that is awaited: what is out of sight need not be drawn before it. */
export function useIsPainted(isAwaited = true): boolean {
  const [isPainted, setPainted] = useState(false);
  const isWaiting = isAwaited && !isPainted;
  useEffect(() => {
    if (isWaiting) return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isWaiting]);
  return isPainted;
}
