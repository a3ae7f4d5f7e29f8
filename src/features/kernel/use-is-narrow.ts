import { useSyncExternalStore } from 'react';

const query = '(max-width: 767.98px)';

function subscribe(follow: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', follow);
  return () => list.removeEventListener('change', follow);
}

/** Whether the screen is too narrow for a table beside anything else (below 768 px). */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
