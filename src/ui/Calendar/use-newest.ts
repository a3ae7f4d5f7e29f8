import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest callback, so that memoized children do not re-render. */
export function useNewest<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void;
export function useNewest<Args extends unknown[]>(
  act: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined;
export function useNewest<Args extends unknown[]>(act: ((...args: Args) => void) | undefined) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  const same = useCallback((...args: Args) => newest.current?.(...args), []);
  return act && same;
}
