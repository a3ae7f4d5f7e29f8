import { useSyncExternalStore } from 'react';
import { keepStored, readStored, storedListeners } from '../../kernel/stored';

const key = 'trama:hidden-amounts';
const { tell, listen } = storedListeners();

const isHidden = () =>
  readStored(globalThis.localStorage, key, (given) => (typeof given === 'boolean' ? given : undefined)) ?? false;

/** Hides amounts from whoever looks over one's shoulder, or shows them again; kept in this browser. */
export function turnPrivacy(isOn = !isHidden()): void {
  keepStored(localStorage, key, isOn);
  tell();
}

/** Whether amounts are hidden. */
export const useIsPrivate = () => useSyncExternalStore(listen, isHidden);
