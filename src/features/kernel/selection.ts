import { useSyncExternalStore } from 'react';
import { createStorageListeners, parseParts, parseText, readStored, writeStored } from './browser-storage';
import { resetOnSignOut } from './reset-on-sign-out';

/** The person's last selection, stored in this browser (specification, section 3). */
export interface Selection {
  unit?: string;
  project?: string;
  step?: string;
  subStep?: string;
  /** The id of a WhatsApp account; a number belongs to it. */
  businessAccount?: string;
  phoneNumber?: string;
}

const key = 'trama:selection';
const parse = parseParts<Selection>({
  unit: parseText,
  project: parseText,
  step: parseText,
  subStep: parseText,
  businessAccount: parseText,
  phoneNumber: parseText,
});

const { tell, listen } = createStorageListeners();

resetOnSignOut(() => {
  localStorage.removeItem(key);
  tell();
});

/** Returns the stored selection, empty if there is none or it is invalid. */
export function getSelection(): Selection {
  return readStored(globalThis.localStorage, key, parse) ?? {};
}

/** Saves the selection; changing the project, step or account clears the selection inside the previous one. */
export function saveSelection(part: Selection): void {
  const before = getSelection();
  const next = { ...before, ...part };
  if (part.project !== undefined && part.project !== before.project) {
    if (!('step' in part)) delete next.step;
    if (!('subStep' in part)) delete next.subStep;
  }
  if (part.businessAccount !== undefined && part.businessAccount !== before.businessAccount && !('phoneNumber' in part))
    delete next.phoneNumber;
  if ('step' in part && part.step !== before.step && !('subStep' in part)) delete next.subStep;
  writeStored(localStorage, key, next);
  tell();
}

/** Returns the selected unit; undefined means all units. */
export const getSelectedUnit = () => getSelection().unit;

/** Returns the selected unit and follows its changes. */
export const useSelectedUnit = () => useSyncExternalStore(listen, getSelectedUnit);
