import { useCallback, useEffect, useState } from 'react';

const cookie = 'sidebar_state';
const week = 7 * 24 * 60 * 60;

const stored = () => document.cookie.split('; ').includes(`${cookie}=expanded`);

/** Whether the sidebar is expanded: collapsed at first, kept in a cookie for 7 days (specification, section 2). */
export function useSidebarState() {
  const [isExpanded, setExpanded] = useState(stored);
  const keep = useCallback((next: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the specification asks for a cookie; the Cookie Store API is not everywhere.
    document.cookie = `${cookie}=${next ? 'expanded' : 'collapsed'}; path=/; max-age=${week}; SameSite=Lax`;
    setExpanded(next);
  }, []);
  return [isExpanded, keep] as const;
}

const types = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.getAttribute('role') === 'textbox');

/** Ctrl+B, or Cmd+B on a Mac. Left alone where it makes rich text bold. */
export function useSidebarKey(toggle: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isIt =
        event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isIt || types(document.activeElement)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);
}
