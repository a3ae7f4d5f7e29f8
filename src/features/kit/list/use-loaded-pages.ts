import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const read = (): number => history.state?.loadedPages ?? 0;

/**
 * Returns how many pages of the list were loaded at this entry of the browser's history before a reload. It is kept in
 * the entry itself, so that other filters, which are another entry, begin with one page.
 */
export function useLoadedPages(count: number): number {
  const { key } = useLocation();
  const [entry, setEntry] = useState(() => ({ key, loadedPages: read() }));
  if (entry.key !== key) setEntry({ key, loadedPages: read() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list at another entry is written there too.
  useEffect(() => {
    if (count > Math.max(1, read())) history.replaceState({ ...history.state, loadedPages: count }, '');
  }, [count, key]);
  return entry.loadedPages;
}
