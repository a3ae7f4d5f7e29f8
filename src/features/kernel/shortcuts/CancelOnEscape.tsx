import { useEffect } from 'react';

/** Placeholder for a lazy-loaded overlay without text input: Escape cancels it while it loads. */
export function CancelOnEscape({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  return null;
}
