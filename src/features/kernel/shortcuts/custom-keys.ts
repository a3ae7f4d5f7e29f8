import { useSyncExternalStore } from 'react';
import { isObject, parseParts, parseText, readStored, writeStored } from '../browser-storage';

/** What the person changed about keys on this device. */
export interface CustomKeys {
  /** Whether keys of a single character do something (WCAG 2.1.4). */
  singles: 'on' | 'off';
  /** By the key that a command is born with: the one that does it in its place, or none. */
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

// Changed in another tab.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === kept || key === null) take(read());
});

const subscribe = (follow: () => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};

/** What the person changed. */
export const getCustomKeys = () => own;

/** The same, followed as it changes. */
export const useCustomKeys = () => useSyncExternalStore(subscribe, getCustomKeys);

/** Turns keys of a single character on or off on this device. */
export const setShortcutsEnabled = (isOn: boolean) => keep({ singles: isOn ? 'on' : 'off' });

/** The keys that do something for this person. A command is known by the first key that it is born with. */
export function keysOf([born = '', ...others]: readonly string[], { keys } = own): string[] {
  const first = keys[born] ?? born;
  return first === '' ? others : [first, ...others];
}

/** Lets another key do what `born` did; none, where it is empty. */
export function changeKey(born: string, key: string): void {
  const { [born]: _, ...others } = own.keys;
  keep({ keys: key === born ? others : { ...others, [born]: key } });
}

/** Gives all commands the keys that they are born with. */
export const resetKeys = () => keep({ keys: {} });
