import { useSyncExternalStore } from 'react';

export const languages = ['pt-BR', 'en'] as const;
export type Language = (typeof languages)[number];

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** What a person chose for this browser. */
export interface Preferences {
  language: Language;
  theme: Theme;
}

// `public/boot.js` reads the same keys before the first paint.
const keys: Record<keyof Preferences, string> = { language: 'app-language', theme: 'app-theme' };

const stored = <Value extends string>(key: string, known: readonly Value[]): Value => {
  const value = globalThis.localStorage?.getItem(key);
  return known.find((each) => each === value) ?? (known[0] as Value);
};

const read = (): Preferences => ({ language: stored(keys.language, languages), theme: stored(keys.theme, themes) });

let current = read();
const listeners = new Set<() => void>();

function show() {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset.theme = current.theme;
  document.documentElement.lang = current.language;
}

/** Shows a choice at once, without keeping it. */
export function tryOn(change: Partial<Preferences>) {
  current = { ...current, ...change };
  show();
  for (const listener of listeners) listener();
}

/** Keeps a choice in this browser and shows it at once. */
export function prefer(change: Partial<Preferences>) {
  for (const [name, value] of Object.entries(change)) localStorage.setItem(keys[name as keyof Preferences], value);
  tryOn(change);
}

/** What the person prefers now. */
export const preferences = () => current;

function fromOtherTab(event: StorageEvent) {
  if (!Object.values(keys).includes(event.key ?? '')) return;
  current = read();
  show();
  for (const listener of listeners) listener();
}

// Hundreds of components follow what is preferred; the browser is asked once for all of them.
function subscribe(listener: () => void) {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', fromOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', fromOtherTab);
  };
}

/** What the person prefers, followed as it changes, in other tabs too. */
export const usePreferences = () => useSyncExternalStore(subscribe, preferences, preferences);
