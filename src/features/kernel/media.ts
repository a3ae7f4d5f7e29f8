import { useSyncExternalStore } from 'react';

/** A hook that says whether the screen fits a media query, followed as it changes. */
export function mediaHook(query: string) {
  const subscribe = (follow: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
