import { useEffectEvent, useLayoutEffect } from 'react';

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * Stands in for a part that a key or a press has asked for and that is still on its way: what is typed meanwhile is meant
 * for it and does nothing else, and Escape lets it go.
 */
export function OnItsWay({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(fields))) return;
      if (key.length > 1 && key !== 'Enter' && key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
  return null;
}
