import { type RefObject, useCallback } from 'react';

/**
 * Restores the focus to a moved item, which the browser drops when an element is moved in the DOM, unless the person
 * has focused another element. `reveal` first scrolls to an item that is not rendered.
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
      // Once after the list re-rendered, once after a closing menu has restored its own focus.
      setTimeout(() => find(5), 30);
      setTimeout(() => find(5), 250);
    },
    [root, reveal],
  );
}

/** Returns the key of the item in which an event occurred. */
export const keyOf = (target: EventTarget) =>
  (target as HTMLElement).closest?.<HTMLElement>('[role="row"][data-key]')?.dataset.key;
