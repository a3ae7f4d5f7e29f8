import { type RefObject, useCallback } from 'react';

/** Gives the focus back to what was moved: the browser drops it when an element changes place. */
export function useRefocus(root: RefObject<HTMLElement | null>) {
  return useCallback(
    (id: string) => {
      const find = () => {
        const item = root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
        if (item && !item.contains(document.activeElement)) item.focus();
      };
      // Once after the list is drawn anew, once after a closing menu has given its own focus back.
      setTimeout(find, 30);
      setTimeout(find, 250);
    },
    [root],
  );
}

/** The item a key was pressed in. */
export const keyOf = (target: EventTarget) =>
  (target as HTMLElement).closest?.<HTMLElement>('[role="row"][data-key]')?.dataset.key;
