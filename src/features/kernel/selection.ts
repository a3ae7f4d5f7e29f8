import { useSyncExternalStore } from 'react';
import { createStorageListeners, parseParts, parseText, readStored, writeStored } from './browser-storage';
import { resetOnSignOut } from './reset-on-sign-out';

/** What a person last worked on, kept in this browser (specification, section 3). */
export interface Selection {
  unit?: string;
  project?: string;
  step?: string;
  subStep?: string;
  /** Of WhatsApp: an account by its id, and in it a number. */
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

/** What was selected last; nothing where none was, or where it cannot be read. */
export function getSelection(): Selection {
  return readStored(globalThis.localStorage, key, parse) ?? {};
}

/** Keeps what is selected now; another project, step or account lets go of what was inside the one before. */
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

/** The unit that the person works for now; nothing where it is all of them. */
export const getSelectedUnit = () => getSelection().unit;

/** The same, as it changes. */
export const useSelectedUnit = () => useSyncExternalStore(listen, getSelectedUnit);
