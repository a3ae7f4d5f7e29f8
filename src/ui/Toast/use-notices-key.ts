import { type RefObject, useEffect } from 'react';

/** F6 comes to the notices from anywhere; pressed again there it goes back to where one was. */
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
      // React Aria listens too, and knows only landmarks of its own, of which there are no others.
      event.stopPropagation();
      next.focus();
    };
    addEventListener('keydown', goThereOrBack, { capture: true });
    return () => removeEventListener('keydown', goThereOrBack, { capture: true });
  }, [region]);
}
