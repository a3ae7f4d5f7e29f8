import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../features/kernel/language';
import { useHasPermission, useIsMember } from '../features/kernel/session';
import { useShortcuts } from '../features/kernel/shortcuts/keys';
import { ShortcutHelp } from '../features/kernel/shortcuts/Shortcuts';
import { placesFor } from './navigation';
import { words } from './words';

declare global {
  /** What `src/app/boot.js` heard before the keys of every page were there, and what hears it. */
  var earlyKeys: { pressed: { key: string; at: number }[]; hear: (event: KeyboardEvent) => void } | undefined;
}

/** For how long (milliseconds) a key that came too early is still meant. */
const patience = 3_000;

/** Presses once more what was pressed before anything heard it. */
function usePressEarly() {
  useEffect(() => {
    const { pressed = [], hear } = globalThis.earlyKeys ?? {};
    globalThis.earlyKeys = undefined;
    if (hear) removeEventListener('keydown', hear, true);
    for (const { key, at } of pressed)
      if (performance.now() - at < patience)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, []);
}

/** The keys of every page: G and a letter go to a place, `?` opens the sheet of all keys. */
export function ShellKeys() {
  const t = useWords(words);
  const navigate = useNavigate();
  const lettered = placesFor(useHasPermission(), useIsMember()).filter(({ letter }) => letter !== undefined);
  useShortcuts({
    label: t('goTo'),
    shortcuts: lettered.map(({ word, href, letter }) => ({
      keys: [`g ${letter}`],
      label: t(word as 'home'),
      run: () => void navigate(href),
    })),
  });
  usePressEarly();
  return <ShortcutHelp />;
}
