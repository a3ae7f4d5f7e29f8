import { type RefObject, useEffect } from 'react';

/** Hears of a text that is pasted while a cell of the table has the focus, and no field in it. */
export function usePaste(table: RefObject<HTMLTableElement | null>, take: (text: string) => boolean): void {
  useEffect(() => {
    // What has no caret in it hears of no pasting by itself.
    const onPaste = (event: ClipboardEvent) => {
      const focused = document.activeElement;
      const isCell = focused?.closest('td, th') && !focused.matches('input:not([type="checkbox"]), textarea');
      const text = event.clipboardData?.getData('text/plain');
      if (isCell && text && table.current?.contains(focused) && take(text)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}
