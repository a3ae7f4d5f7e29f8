import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from './preferences';

/** What a route module's `handle` tells the shell: the page's name for the header and the window's title. */
export interface PageHandle {
  pageName: (language: Language) => string;
}

let titles: readonly { title: string }[] = [];
const followers = new Set<() => void>();

function setTitles(next: typeof titles) {
  titles = next;
  for (const follow of followers) follow();
}

/** Names the window by what the page shows, where its kind alone would not tell one tab of the browser from another. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const mine = { title };
    setTitles([...titles, mine]);
    return () => setTitles(titles.filter((each) => each !== mine));
  }, [title]);
}

const follow = (changed: () => void) => {
  followers.add(changed);
  return () => followers.delete(changed);
};

/** What the page has named the window, if anything. For the shell. */
export const usePageOwnTitle = (): string | undefined => useSyncExternalStore(follow, () => titles.at(-1)?.title);
