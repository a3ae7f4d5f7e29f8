import { useEffectEvent, useLayoutEffect } from 'react';
import { dropKept, isInField, isTyped, keepKey, playKept } from '../kernel/shortcuts/typed-ahead';

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
    const hear = (event: KeyboardEvent) => {
      if (!isTyped(event) || isInField(event)) return;
      keepKey(event);
      if (event.key !== 'Escape') return;
      dropKept();
      close();
    };
    document.addEventListener('keydown', hear, true);
    return () => {
      document.removeEventListener('keydown', hear, true);
      void playKept({ isReady: () => !takesFocus || document.activeElement !== before });
    };
  }, [takesFocus]);
  return null;
}
