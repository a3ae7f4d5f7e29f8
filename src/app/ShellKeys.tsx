import { useNavigate } from 'react-router-dom';
import { useWords } from '../features/kernel/language';
import { useShortcuts } from '../features/kernel/shortcuts/keys';
import { ShortcutHelp } from '../features/kernel/shortcuts/Shortcuts';
import { words } from './words';

export interface ShellKeysProps {
  places: readonly { label: string; href: string; letter?: string }[];
}

/** The keys of every page: G and a letter go to a place, `?` opens the sheet of all keys. */
export function ShellKeys({ places }: ShellKeysProps) {
  const t = useWords(words);
  const navigate = useNavigate();
  const lettered = places.filter(({ letter }) => letter !== undefined);
  useShortcuts({
    label: t('goTo'),
    shortcuts: lettered.map(({ label, href, letter }) => ({
      keys: [`g ${letter}`],
      label,
      run: () => void navigate(href),
    })),
  });
  return <ShortcutHelp />;
}
