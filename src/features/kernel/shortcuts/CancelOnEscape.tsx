import { useEffect } from 'react';

/** Stands in for what a press has asked for and is still on its way, where nothing is typed into it: Escape lets it go. */
export function CancelOnEscape({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  return null;
}
