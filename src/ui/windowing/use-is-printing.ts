import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed, in which case all rows are rendered, because paper does not scroll. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // A layout effect, so that everything visible can be printed.
  useLayoutEffect(() => {
    // The browser prints the DOM as it is when these listeners return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
