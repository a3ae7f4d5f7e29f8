import { lazy, Suspense, useState } from 'react';
import { useWords } from '../language';
import { loadWhenOnline } from '../load-when-online';
import { CancelOnEscape } from './CancelOnEscape';
import { type ShortcutGroup, useShortcuts } from './keys';
import { redoLast, undoLast } from './undo';
import { words } from './words';

const ShortcutSheet = lazy(() =>
  loadWhenOnline(() => import('./ShortcutSheet').then((module) => ({ default: module.ShortcutSheet }))),
);

/** `?` opens the sheet that lists all keys. The shell has one, so that it is there on every page. */
export function ShortcutHelp() {
  // New with whatever changes in the list: to remember its parts would only make the page heavier.
  'use no memo';
  const t = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useShortcuts({
    label: t('general'),
    shortcuts: [
      { keys: ['?'], label: t('help'), run: () => setOpen(true) },
      { keys: ['Ctrl+z'], label: t('undoLast'), run: undoLast },
      { keys: ['Ctrl+Shift+z', 'Ctrl+y'], label: t('redoLast'), run: redoLast },
    ],
  });
  return (
    isOpen && (
      <Suspense fallback={<CancelOnEscape onClose={close} />}>
        <ShortcutSheet onClose={close} />
      </Suspense>
    )
  );
}

/** Offers a page's keys, with the sheet that lists them. One for each page. */
export function Shortcuts(group: ShortcutGroup) {
  'use no memo';
  useShortcuts(group);
  return <ShortcutHelp />;
}
