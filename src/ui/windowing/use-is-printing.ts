import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: then all is drawn, for paper does not scroll. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // With what is drawn: what can be seen can be printed.
  useLayoutEffect(() => {
    // The browser takes the page as it stands when these return.
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
