import { useSyncExternalStore } from 'react';

export const languages = ['pt-BR', 'en'] as const;
export type Language = (typeof languages)[number];

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** A person's preferences, stored in this browser and, if signed in, in their account. */
export interface Preferences {
  language: Language;
  theme: Theme;
  /** The row density of all lists. */
  density: Density;
  /** The time zone of instants; empty for the browser's. */
  timeZone: string;
}

// `src/app/boot.js` reads the same keys before the first paint.
const keys: Record<keyof Preferences, string> = {
  language: 'app-language',
  theme: 'app-theme',
  density: 'app-density',
  timeZone: 'app-time-zone',
};

const stored = <Value extends string>(key: string, known: readonly Value[]): Value => {
  const value = globalThis.localStorage?.getItem(key);
  return known.find((each) => each === value) ?? (known[0] as Value);
};

const read = (): Preferences => ({
  language: stored(keys.language, languages),
  theme: stored(keys.theme, themes),
  density: stored(keys.density, densities),
  timeZone: globalThis.localStorage?.getItem(keys.timeZone) ?? '',
});

let current = read();
const listeners = new Set<() => void>();
const keepers = new Set<(change: Partial<Preferences>) => void>();

function show({ theme, language, density }: Partial<Preferences>) {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  if (theme) root.dataset.theme = theme;
  if (language) root.lang = language;
  if (density) root.dataset.density = density;
}

/** Shows a preference without saving it. */
export function previewPreferences(change: Partial<Preferences>) {
  current = { ...current, ...change };
  show(change);
  for (const listener of listeners) listener();
}

/** Stores and shows preferences that were changed on another device. */
export function adoptPreferences(change: Partial<Preferences>) {
  for (const [name, value] of Object.entries(change)) {
    try {
      localStorage.setItem(keys[name as keyof Preferences], value);
    } catch {
      // Without storage the preference still applies to this page.
    }
  }
  previewPreferences(change);
}

/** Saves preferences in this browser and through all listeners, and shows them at once. */
export function setPreferences(change: Partial<Preferences>) {
  adoptPreferences(change);
  for (const keep of keepers) keep(change);
}

/** Registers a listener that saves preferences elsewhere too. */
export const onPreferenceChange = (keep: (change: Partial<Preferences>) => void) => void keepers.add(keep);

/** Returns the current preferences. */
export const getPreferences = () => current;

function fromOtherTab(event: StorageEvent) {
  if (!Object.values(keys).includes(event.key ?? '')) return;
  current = read();
  show(current);
  for (const listener of listeners) listener();
}

// Hundreds of components subscribe; one `storage` listener serves them all.
function subscribe(listener: () => void) {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', fromOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', fromOtherTab);
  };
}

/** Returns the preferences and follows their changes, also in other tabs. */
export const usePreferences = () => useSyncExternalStore(subscribe, getPreferences, getPreferences);
