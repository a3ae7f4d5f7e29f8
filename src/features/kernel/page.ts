import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from './preferences';

/** The metadata in a route module's `handle`: the page's name for the header and the window title. */
export interface PageHandle {
  pageName: (language: Language) => string;
}

let titles: readonly { title: string }[] = [];
const followers = new Set<() => void>();

function setTitles(next: typeof titles) {
  titles = next;
  for (const follow of followers) follow();
}

/** Sets the window title from the page's content, so that browser tabs can be told apart. */
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

/** Returns the title that the page has set, if any. For the shell. */
export const usePageOwnTitle = (): string | undefined => useSyncExternalStore(follow, () => titles.at(-1)?.title);
