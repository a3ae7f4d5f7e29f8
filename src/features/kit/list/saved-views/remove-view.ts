import { translator } from '../../../kernel/language';
import { preferences } from '../../../kernel/preferences';
import { runCommand } from '../../command';
import { keepView } from './commands';
import type { SavedView } from './queries';
import { savedWords } from './words';

/** Deletes a saved view, and offers to have it back. */
export function removeView(view: SavedView): void {
  const t = translator(savedWords, preferences().language);
  void runCommand(
    keepView,
    { view, isKept: false },
    {
      done: () => t('deleted', { name: view.name }),
      failed: ({ isKept }) => t(isKept ? 'failedRestore' : 'failedDelete'),
    },
  );
}
