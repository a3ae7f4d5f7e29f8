import { ListPlus } from 'lucide-react';
import { Button } from '#ui';
import { useWords } from '../../../kernel/language';
import { offerUndo } from '../../../kernel/shortcuts/undo';
import { useCommand } from '../../../kit/command';
import { runBulkTask } from '../../../kit/list/bulk/send-task';
import { createBulkTask } from '../../../kit/list/bulk/task';
import { type Category, createSuggested, deleteCategory } from '../../data/categories';
import { suggestedWords } from './words';

/** Creates the usual categories at once, and offers to take them away again. */
export function SuggestedPlan() {
  const t = useWords(suggestedWords);
  const { run, isPending } = useCommand(createSuggested);
  const remove = (rows: readonly Category[]) =>
    runBulkTask(
      createBulkTask(deleteCategory, rows, ({ id }) => id, { isDeletion: true }),
      { done: (count) => t('done', { count }), failed: (count) => t('notRemoved', { count }) },
      { isBack: true },
    );
  const create = async (isAgain: boolean) => {
    const { output } = await run(undefined, { failed: () => t('failed') });
    if (!output) return;
    const { data } = output;
    // What stands below another goes before it.
    const takeBack = async () => {
      await remove(data.filter(({ parent }) => parent));
      await remove(data.filter(({ parent }) => !parent));
      return () => void create(true);
    };
    offerUndo(t('done', { count: data.length }), takeBack, { isAgain });
  };
  return (
    <Button weight="soft" tone="neutral" icon={ListPlus} isPending={isPending} onPress={() => create(false)}>
      {t('act')}
    </Button>
  );
}
