import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPainted } from './use-is-painted';
import { useIsPrinting } from './use-is-printing';

/** Share of the screen that a list usually has. */
const share = 0.65;

/**
 * Returns how many rows to render: before the first paint those that fill the screen, then all. If the estimated height
 * was too large, the missing rows are added before the paint.
 */
export function useFirstRows(list: RefObject<HTMLElement | null>, count: number, height: number): number {
  // The rendered rows are measured in the DOM, which changes outside of React state.
  'use no memo';
  const isPrinting = useIsPrinting();
  const [first, setFirst] = useState(() => Math.ceil((innerHeight * share) / height));
  const isPainted = useIsPainted(count > first);
  const isAll = isPrinting || isPainted || count <= first;
  useLayoutEffect(() => {
    // The spacer of the remaining rows may follow it.
    const last = list.current?.children[first - 1];
    if (isAll || !list.current || !last) return;
    const [{ top }, { bottom }] = [list.current.getBoundingClientRect(), last.getBoundingClientRect()];
    if (bottom > top && bottom < innerHeight) setFirst(Math.ceil((innerHeight - top) / ((bottom - top) / first)));
  }, [list, isAll, first]);
  return isAll ? count : first;
}
