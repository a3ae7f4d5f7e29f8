import { translator } from '../../../kernel/language';
import { getPreferences } from '../../../kernel/preferences';
import { runCommand } from '../../command';
import { saveView } from './commands';
import type { SavedView } from './queries';
import { savedWords } from './words';

/** Deletes a saved view and offers undo. */
export function removeView(view: SavedView): void {
  const t = translator(savedWords, getPreferences().language);
  void runCommand(
    saveView,
    { view, isKept: false },
    {
      done: () => t('deleted', { name: view.name }),
      failed: ({ isKept }) => t(isKept ? 'failedRestore' : 'failedDelete'),
    },
  );
}
