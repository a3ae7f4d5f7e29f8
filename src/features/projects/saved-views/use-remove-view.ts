import { useQueryClient } from '@tanstack/react-query';
import { client } from '#openapi/client';
import { notify } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { offerUndo } from '../../kernel/shortcuts/undo';
import { type SavedView, savedViews } from './queries';
import { savedWords } from './words';

/** Deletes a saved view, and offers to have it back. */
export function useRemoveView() {
  const t = useWords(savedWords);
  const { language } = usePreferences();
  const queryClient = useQueryClient();
  const complain = (title: string) => (error: unknown) =>
    notify({ variant: 'destructive', title, description: toProblem(error, language).message });

  return ({ id, scope, name, query }: SavedView) => {
    const areOld = () => queryClient.invalidateQueries({ queryKey: savedViews(scope).queryKey });
    const restore = () =>
      void client.POST('/api/saved-views', { body: { scope, name, query } }).then(areOld, complain(t('failedRestore')));
    void client
      .DELETE('/api/saved-views/{id}', { params: { path: { id } } })
      .then(areOld)
      .then(() => offerUndo(t('deleted', { name }), restore), complain(t('failedDelete')));
  };
}
