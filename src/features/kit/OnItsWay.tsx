import { useEffectEvent, useLayoutEffect } from 'react';
import { awaitFocus, dropKept, isInField, isTyped, keepKey, playKept } from '../kernel/shortcuts/typed-ahead';

export interface OnItsWayProps {
  onClose: () => void;
  /** What comes takes the focus: until it has, nothing is played. */
  takesFocus?: boolean;
}

/**
 * Stands in for a part that a key or a press has asked for and that is still on its way: what is typed meanwhile is meant
 * for it, does nothing else, and is played when it is there; Escape lets it go.
 */
export function OnItsWay({ onClose, takesFocus = false }: OnItsWayProps) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    // A dialog takes it first, and gives it on to what is asked.
    const hasFocus = () =>
      document.activeElement !== before && !document.activeElement?.matches('body, [role="dialog"]');
    const letGo = takesFocus ? awaitFocus(hasFocus) : undefined;
    const hear = (event: KeyboardEvent) => {
      if (!isTyped(event) || isInField(event)) return;
      keepKey(event);
      if (event.key !== 'Escape') return;
      letGo?.();
      dropKept();
      close();
    };
    document.addEventListener('keydown', hear, true);
    return () => {
      document.removeEventListener('keydown', hear, true);
      void playKept();
    };
  }, [takesFocus]);
  return null;
}
