import { useEffect } from 'react';
import { previewPreferences } from '../src/features/kernel/preferences';
import { initialGlobals } from './toolbars';

export type Globals = Record<string, string>;

export const themeOf = ({ theme }: Globals) => (theme === 'light' ? 'light' : 'dark');
const languageOf = ({ locale }: Globals) => (locale === 'pt-BR' ? 'pt-BR' : 'en');

/** Loads the frame again when the clock or the invented language is switched: both must stand before any module. */
function useEarlyChoice(name: 'clock' | 'locale', value = initialGlobals[name]) {
  useEffect(() => {
    const isEarly = name === 'clock' || [value, globalThis.early.locale].includes('pseudo');
    if (!isEarly || globalThis.early[name] === value) return;
    sessionStorage.setItem(`early-${name}`, value);
    const address = new URL(location.href);
    address.searchParams.delete('globals');
    location.replace(address);
  }, [name, value]);
}

/**
 * Puts theme, language, direction, density, text size and motion where the app puts them; answers the language. Among
 * others on a page of prose a story leaves them alone: there the page decides.
 */
export function useView(globals: Globals, isGuest = false) {
  const theme = themeOf(globals);
  const language = languageOf(globals);
  useEarlyChoice('clock', isGuest ? globalThis.early.clock : globals.clock);
  useEarlyChoice('locale', isGuest ? globalThis.early.locale : globals.locale);
  // Not kept: the app at the same address has its own choice.
  useEffect(() => {
    if (!isGuest) previewPreferences({ theme, language });
  }, [theme, language, isGuest]);
  useEffect(() => {
    if (isGuest) return;
    const root = document.documentElement;
    root.dir = globals.direction ?? 'ltr';
    root.dataset.density = globals.density;
    root.dataset.motion = globals.motion;
    root.style.fontSize = `${globals.zoom}%`;
  }, [globals.direction, globals.density, globals.motion, globals.zoom, isGuest]);
  return language;
}
