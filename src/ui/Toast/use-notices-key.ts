import { type RefObject, useEffect } from 'react';

/** Moves the focus to the notices on F6, and back to where it was. */
export function useNoticesKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let outside: HTMLElement | undefined;
    const goThereOrBack = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !region.current) return;
      const isInside = event.target instanceof Node && region.current.contains(event.target);
      if (!isInside) outside = event.target instanceof HTMLElement ? event.target : undefined;
      const next = isInside ? outside : region.current.querySelector<HTMLElement>('[role="alertdialog"]');
      if (!next?.isConnected) return;
      event.preventDefault();
      // React Aria also listens for F6, but only knows its own landmarks, of which there are no others.
      event.stopPropagation();
      next.focus();
    };
    addEventListener('keydown', goThereOrBack, { capture: true });
    return () => removeEventListener('keydown', goThereOrBack, { capture: true });
  }, [region]);
}
