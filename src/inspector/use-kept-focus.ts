import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where a hand acts: an act disables, moves or takes away the button that did it, and the browser would
 * lose the focus. It stays on what `data-act` names, or goes to the first that can still be pressed.
 */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ act: string | undefined }>(undefined);
  const keep = useCallback(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || (activeElement as HTMLButtonElement | null)?.disabled;
    if (!last.current || !root.current || !isLost) return;
    const pressable = [...root.current.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const same = pressable.find((each) => each.closest<HTMLElement>('[data-act]')?.dataset.act === last.current?.act);
    (same ?? pressable[0])?.focus();
  }, []);
  useLayoutEffect(keep);
  return {
    root,
    /** To be called when what was open over it has closed. */
    keep,
    onFocus: ({ target }: FocusEvent) => {
      last.current = { act: target.closest<HTMLElement>('[data-act]')?.dataset.act };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Whoever goes elsewhere goes; a button that can no longer be pressed was left by nobody.
      if (target.isConnected && !target.matches(':disabled') && !root.current?.contains(relatedTarget))
        last.current = undefined;
    },
  };
}
