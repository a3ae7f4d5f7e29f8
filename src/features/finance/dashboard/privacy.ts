import { useSyncExternalStore } from 'react';
import { readStored, storedListeners } from '../../kernel/stored';

const key = 'trama:hidden-amounts';
const { tell, listen } = storedListeners();

const isHidden = () =>
  readStored(globalThis.localStorage, key, (given) => (typeof given === 'boolean' ? given : undefined)) ?? false;

/** Hides amounts from whoever looks over one's shoulder, or shows them again; kept in this browser. */
export function turnPrivacy(isOn = !isHidden()): void {
  try {
    localStorage.setItem(key, JSON.stringify(isOn));
  } catch {
    // A browser that keeps nothing still shows it until the next visit.
  }
  tell();
}

/** Whether amounts are hidden. */
export const useIsPrivate = () => useSyncExternalStore(listen, isHidden);
