import { Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { type Asked, BulkActs, type BulkProps } from '../../../kit/list/bulk/BulkActs';
import { ConfirmRows } from '../../../kit/list/bulk/ConfirmRows';
import { bulkTask } from '../../../kit/list/bulk/task';
import { type Category, changeCategory, deleteCategory } from '../../data/categories';
import { categoryBulkWords } from './words';

const using = (is_active: boolean) => (rows: Category[]) =>
  bulkTask(changeCategory, rows, ({ id }) => ({ id, change: { is_active } }));

/** What may be done with many categories by whoever manages finance. */
export function CategoryActs(props: BulkProps<Category>) {
  const t = useWords(categoryBulkWords);
  return (
    <BulkActs
      {...props}
      words={categoryBulkWords}
      acts={[
        { id: 'archive', label: t('act.archive'), takes: ({ is_active }) => is_active, task: using(false) },
        { id: 'restore', label: t('act.restore'), takes: ({ is_active }) => !is_active, task: using(true) },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: () => true,
          ask: (asked) => <DeleteCategories {...asked} />,
        },
      ]}
    />
  );
}

/** Whether to delete them, by name. */
function DeleteCategories({ rows, onRun, onClose }: Asked<Category>) {
  const t = useWords(categoryBulkWords);
  return (
    <ConfirmRows
      title={t('deleteTitle', { count: rows.length })}
      act={t('act.delete')}
      label={t('deleteNames')}
      rows={rows.map(({ id, name }) => ({ id, name }))}
      onConfirm={() => onRun(bulkTask(deleteCategory, rows, ({ id }) => id, { isDeletion: true }))}
      onClose={onClose}
    >
      <Text>{t('deleteText')}</Text>
    </ConfirmRows>
  );
}
