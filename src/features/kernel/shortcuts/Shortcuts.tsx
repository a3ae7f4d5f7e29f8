import { useState } from 'react';
import { lazyModule, useLazyModule } from '#ui';
import { useWords } from '../language';
import { CancelOnEscape } from './CancelOnEscape';
import { type ShortcutGroup, useShortcuts } from './keys';
import { redoLast, undoLast } from './undo';
import { words } from './words';

const sheetModule = lazyModule(() => import('./ShortcutSheet'), { isPrefetched: false });

/** Opens the shortcut sheet on `?`. The shell renders it once, for every page. */
export function ShortcutHelp() {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useLazyModule(sheetModule, isOpen);
  useShortcuts({
    label: t('general'),
    shortcuts: [
      { keys: ['?'], label: t('help'), run: () => setOpen(true) },
      { keys: ['Ctrl+z'], label: t('undoLast'), run: undoLast },
      { keys: ['Ctrl+Shift+z', 'Ctrl+y'], label: t('redoLast'), run: redoLast },
    ],
  });
  if (!isOpen) return null;
  return sheet ? <sheet.ShortcutSheet onClose={close} /> : <CancelOnEscape onClose={close} />;
}

/** Registers a page's shortcuts and its shortcut sheet. Render once per page. */
export function Shortcuts(group: ShortcutGroup) {
  useShortcuts(group);
  return <ShortcutHelp />;
}
