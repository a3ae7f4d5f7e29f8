import { useSyncExternalStore } from 'react';
import { readStored } from '../../kernel/stored';

const key = 'trama:hidden-amounts';
const listeners = new Set<() => void>();

const isHidden = () =>
  readStored(globalThis.localStorage, key, (given) => (typeof given === 'boolean' ? given : undefined)) ?? false;

/** Hides amounts from whoever looks over one's shoulder, or shows them again; kept in this browser. */
export function turnPrivacy(isOn = !isHidden()): void {
  try {
    localStorage.setItem(key, JSON.stringify(isOn));
  } catch {
    // A browser that keeps nothing still shows it until the next visit.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** Whether amounts are hidden. */
export const useIsPrivate = () => useSyncExternalStore(listen, isHidden);
