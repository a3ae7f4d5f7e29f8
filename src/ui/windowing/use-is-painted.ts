import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** Returns whether the first frame is painted, if that should be awaited, so that offscreen content renders later. */
export function useIsPainted(isAwaited = true): boolean {
  const [isPainted, setPainted] = useState(false);
  const isWaiting = isAwaited && !isPainted;
  useEffect(() => {
    if (isWaiting) return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isWaiting]);
  return isPainted;
}
