import { lazy, Suspense, useState } from 'react';
import { useWords } from '../language';
import { type ShortcutGroup, useShortcuts } from './keys';
import { words } from './words';

const ShortcutSheet = lazy(() => import('./ShortcutSheet').then((module) => ({ default: module.ShortcutSheet })));

/** Offers a page's keys, with `?` for the sheet that lists them. One for each page. */
export function Shortcuts({ label, shortcuts }: ShortcutGroup) {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ label, shortcuts: [...shortcuts, { keys: ['?'], label: t('help'), run: () => setOpen(true) }] });
  return (
    isOpen && (
      <Suspense>
        <ShortcutSheet onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
