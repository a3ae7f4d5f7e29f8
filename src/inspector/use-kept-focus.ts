import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

interface Kept {
  /** What can take the focus where what had it is gone. */
  pressable?: string;
  /** What takes it where nothing can be pressed any more. */
  otherwise?: string;
}

const nameOf = (element: Element) => {
  const { dataset } = element.closest<HTMLElement | SVGElement>('[data-act], [data-transition]') ?? {};
  return dataset?.act ?? dataset?.transition;
};

/** Whether nobody has the focus, or what can no longer be pressed: the browser is about to take it from there. */
const isLost = (active: Element | null) =>
  active === document.body ||
  (active instanceof HTMLButtonElement && active.disabled) ||
  (active instanceof SVGGElement && !active.hasAttribute('tabindex'));

/**
 * Keeps the focus where a hand acts: an act disables, moves or takes away the button that did it, and the browser would
 * lose the focus. It stays on what `data-act` or `data-transition` names, or goes to the first that can still be pressed.
 */
export function useKeptFocus({ pressable = 'button:not(:disabled)', otherwise }: Kept = {}) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ act: string | undefined }>(undefined);
  const keep = useCallback(() => {
    if (!last.current || !root.current || !isLost(document.activeElement)) return;
    const all = [...root.current.querySelectorAll<HTMLElement | SVGElement>(pressable)];
    const same = all.find((each) => nameOf(each) === last.current?.act);
    const other = otherwise ? root.current.querySelector<SVGElement>(otherwise) : undefined;
    (same ?? all[0] ?? other)?.focus();
  }, [pressable, otherwise]);
  useLayoutEffect(keep);
  return {
    root,
    /** To be called when what was open over it has closed. */
    keep,
    onFocus: ({ target }: FocusEvent) => {
      last.current = { act: nameOf(target) };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Whoever goes elsewhere goes; what can no longer be pressed was left by nobody.
      if (target.isConnected && !target.matches(':disabled') && !root.current?.contains(relatedTarget))
        last.current = undefined;
    },
  };
}
