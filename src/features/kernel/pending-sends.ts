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

/** Counts a change among those that wait for a new token, for as long as it does. */
export async function trackPendingSend<Result>(wait: Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await wait;
  } finally {
    change(-1);
  }
}

/** How many changes wait for a new token. They are sent with it, so whoever is asked to extend is told of them. */
export const countPendingSends = () => waiting;

/** The same, for a component. */
export const usePendingSends = () => useSyncExternalStore(subscribe, countPendingSends);
