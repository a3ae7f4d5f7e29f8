import { useSyncExternalStore } from 'react';
import { parseText, readStored, writeStored } from '../kernel/browser-storage';
import { draftKey } from '../kernel/drafts';
import { resetOnSignOut } from '../kernel/reset-on-sign-out';

// What is typed outlives the panel in which it is typed: it is given back there when it could not be sent.
const texts = new Map<string, string>();
const listeners = new Set<() => void>();

resetOnSignOut(() => texts.clear());

const read = (name: string) => texts.get(name) ?? readStored(sessionStorage, draftKey(name), parseText) ?? '';

function write(name: string, text: string): void {
  texts.set(name, text);
  writeStored(sessionStorage, draftKey(name), text || undefined);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is typed in one place and not sent, kept in this tab. */
export function useTypedText(name: string) {
  return {
    text: useSyncExternalStore(subscribe, () => read(name)),
    type: (text: string) => write(name, text),
    /** Puts back what could not be sent, before what was typed since. */
    giveBack: (text: string) => write(name, [text, read(name)].filter(Boolean).join('\n\n')),
  };
}
