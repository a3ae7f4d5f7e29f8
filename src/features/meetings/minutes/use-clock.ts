import { useSyncExternalStore } from 'react';

const everySecond = (look: () => void) => {
  const timer = setInterval(look, 1_000);
  return () => clearInterval(timer);
};

/** How many whole minutes have gone by since an instant; none where there is none, or the clocks differ. */
export const useMinutesSince = (since: string | undefined): number =>
  useSyncExternalStore(everySecond, () =>
    since === undefined ? 0 : Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 60_000)),
  );
