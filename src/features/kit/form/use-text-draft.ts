import { useState } from 'react';
import { parseText, readStored, writeStored } from '../../kernel/browser-storage';
import { draftKey } from '../../kernel/drafts';

/** Removes a stored text, because it has been moved to another store. */
export const clearTextDraft = (key: string): void => sessionStorage.removeItem(draftKey(key));

/** Keeps pasted text in this tab until `clearTextDraft`, so that closing, an error or a reload does not lose it. */
export function useTextDraft(key: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => readStored(globalThis.sessionStorage, draftKey(key), parseText) ?? '');
  const change = (next: string) => {
    setText(next);
    writeStored(sessionStorage, draftKey(key), next || undefined);
  };
  return [text, change];
}
