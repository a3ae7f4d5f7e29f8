import { type RefObject, useEffect } from 'react';

/** Listens for text pasted while a cell, but no field in it, has the focus. */
export function usePaste(table: RefObject<HTMLTableElement | null>, take: (text: string) => boolean): void {
  useEffect(() => {
    // Elements without a caret receive no paste event, so listen on the document.
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
