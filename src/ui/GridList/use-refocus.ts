import { type RefObject, useCallback } from 'react';

/**
 * Gives the focus back to what was moved, unless somebody goes on meanwhile: the browser drops it when an element changes
 * place. What went to where nothing is drawn is first brought into sight by `reveal`.
 */
export function useRefocus(root: RefObject<HTMLElement | null>, reveal?: (id: string) => void) {
  return useCallback(
    (id: string) => {
      let isLeft = false;
      for (const act of ['keydown', 'pointerdown'])
        addEventListener(act, () => (isLeft = true), { capture: true, once: true });
      const find = (tries: number) => {
        if (isLeft) return;
        const item = root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
        if (!item && reveal && tries > 0) {
          reveal(id);
          setTimeout(() => find(tries - 1), 30);
        }
        if (item && !item.contains(document.activeElement)) item.focus();
      };
      // Once after the list is drawn anew, once after a closing menu has given its own focus back.
      setTimeout(() => find(5), 30);
      setTimeout(() => find(5), 250);
    },
    [root, reveal],
  );
}

/** The item a key was pressed in. */
export const keyOf = (target: EventTarget) =>
  (target as HTMLElement).closest?.<HTMLElement>('[role="row"][data-key]')?.dataset.key;
