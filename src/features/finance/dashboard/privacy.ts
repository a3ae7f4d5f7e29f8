import { useSyncExternalStore } from 'react';
import { createStorageListeners, readStored, writeStored } from '../../kernel/browser-storage';

const key = 'trama:hidden-amounts';
const { tell, listen } = createStorageListeners();

const isHidden = () =>
  readStored(globalThis.localStorage, key, (given) => (typeof given === 'boolean' ? given : undefined)) ?? false;

/** Hides amounts from whoever looks over one's shoulder, or shows them again; kept in this browser. */
export function turnPrivacy(isOn = !isHidden()): void {
  writeStored(localStorage, key, isOn);
  tell();
}

/** Whether amounts are hidden. */
export const useIsPrivate = () => useSyncExternalStore(listen, isHidden);
