import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether a media query matches, and follows its changes. */
export function mediaHook(query: string) {
  const subscribe = (follow: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
