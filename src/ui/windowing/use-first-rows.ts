import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPainted } from './use-is-painted';
import { useIsPrinting } from './use-is-printing';

/** What a list mostly has of the screen. */
const share = 0.65;

/**
 * How many of some rows are drawn: before the first paint those that fill the screen, right after it all. A row is taken to
 * be so many pixels high; where that was too high, what is missing is drawn before the paint too.
 */
export function useFirstRows(list: RefObject<HTMLElement | null>, count: number, height: number): number {
  const isPrinting = useIsPrinting();
  const [first, setFirst] = useState(() => Math.ceil((innerHeight * share) / height));
  const isPainted = useIsPainted(count > first);
  const isAll = isPrinting || isPainted || count <= first;
  useLayoutEffect(() => {
    // After it there may be what keeps the room of the others.
    const last = list.current?.children[first - 1];
    if (isAll || !list.current || !last) return;
    const [{ top }, { bottom }] = [list.current.getBoundingClientRect(), last.getBoundingClientRect()];
    if (bottom > top && bottom < innerHeight) setFirst(Math.ceil((innerHeight - top) / ((bottom - top) / first)));
  }, [list, isAll, first]);
  return isAll ? count : first;
}
