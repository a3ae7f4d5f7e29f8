import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function change(by: 1 | -1) {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Counts a change as waiting for a new token until the promise settles. */
export async function trackPendingSend<Result>(wait: Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await wait;
  } finally {
    change(-1);
  }
}

/** Returns how many changes wait for a new token; the dialog that extends the session shows the number. */
export const countPendingSends = () => waiting;

/** Returns the same number and follows its changes. */
export const usePendingSends = () => useSyncExternalStore(subscribe, countPendingSends);
