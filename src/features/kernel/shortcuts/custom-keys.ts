import { useSyncExternalStore } from 'react';
import { isObject, parseParts, parseText, readStored, writeStored } from '../browser-storage';

/** A person's keyboard settings on this device. */
export interface CustomKeys {
  /** Whether single-character keys are active (WCAG 2.1.4). */
  singles: 'on' | 'off';
  /** Custom keys by a command's default key; an empty string removes the key. */
  keys: Readonly<Record<string, string>>;
}

const kept = 'trama:keys';
const longest = 30;
const asDelivered: CustomKeys = { singles: 'on', keys: {} };

const parse = parseParts<CustomKeys>({
  singles: (given) => (given === 'off' || given === 'on' ? given : undefined),
  keys: (given) => {
    if (!isObject(given)) return undefined;
    const texts = Object.entries(given).filter(([, key]) => (parseText(key)?.length ?? longest + 1) <= longest);
    return Object.fromEntries(texts) as Record<string, string>;
  },
});
const read = (): CustomKeys => ({ ...asDelivered, ...readStored(globalThis.localStorage, kept, parse) });

let own = read();
const followers = new Set<() => void>();

function take(next: CustomKeys) {
  own = next;
  for (const follow of followers) follow();
}

function keep(change: Partial<CustomKeys>) {
  take({ ...own, ...change });
  writeStored(localStorage, kept, own);
}

// Another tab changed the settings.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === kept || key === null) take(read());
});

const subscribe = (follow: () => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};

/** Returns the keyboard settings. */
export const getCustomKeys = () => own;

/** Returns the keyboard settings and follows their changes. */
export const useCustomKeys = () => useSyncExternalStore(subscribe, getCustomKeys);

/** Switches single-character keys on or off on this device. */
export const setShortcutsEnabled = (isOn: boolean) => keep({ singles: isOn ? 'on' : 'off' });

/** Returns the person's keys of a command. The first default key identifies the command. */
export function keysOf([born = '', ...others]: readonly string[], { keys } = own): string[] {
  const first = keys[born] ?? born;
  return first === '' ? others : [first, ...others];
}

/** Assigns another key to the command of `born`; an empty key removes it. */
export function changeKey(born: string, key: string): void {
  const { [born]: _, ...others } = own.keys;
  keep({ keys: key === born ? others : { ...others, [born]: key } });
}

/** Resets all commands to their default keys. */
export const resetKeys = () => keep({ keys: {} });
