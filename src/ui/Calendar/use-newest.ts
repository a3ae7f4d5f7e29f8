import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same from one drawing to the next and does what the newest does: who is given it need not be drawn anew. */
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
