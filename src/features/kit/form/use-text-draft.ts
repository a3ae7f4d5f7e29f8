import { useState } from 'react';
import { parseText, readStored, writeStored } from '../../kernel/browser-storage';
import { draftKey } from '../../kernel/drafts';

/** Lets go of lines that were kept: what was in them has come to where it is kept otherwise. */
export const clearTextDraft = (key: string): void => sessionStorage.removeItem(draftKey(key));

/** What somebody pastes, kept in this tab until `forgetLines`: closing, an error or a reload loses nothing of it. */
export function useTextDraft(key: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => readStored(globalThis.sessionStorage, draftKey(key), parseText) ?? '');
  const change = (next: string) => {
    setText(next);
    writeStored(sessionStorage, draftKey(key), next || undefined);
  };
  return [text, change];
}
