import { useSyncExternalStore } from 'react';

let waiting: ((isToSend: boolean) => void)[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function change(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks the person whether a change that waited for a new token is still to be sent; all that wait get one answer. */
export const askToSend = () => new Promise<boolean>((resolve) => change([...waiting, resolve]));

function answer(isToSend: boolean) {
  const all = waiting;
  change([]);
  for (const resolve of all) resolve(isToSend);
}

/** How many changes wait for the person's word, and how to give it. */
export const waitingSends = () => ({ count: waiting.length, answer });

/** The same, for a component. */
export const useWaitingSends = () => ({ count: useSyncExternalStore(subscribe, () => waiting.length), answer });
