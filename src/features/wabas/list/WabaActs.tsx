import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import { type Asked, BulkActs, type BulkProps } from '../../kit/list/bulk/BulkActs';
import { ConfirmRows } from '../../kit/list/bulk/ConfirmRows';
import { bulkTask } from '../../kit/list/bulk/task';
import type { Waba } from '../data/facts';
import { changeWaba, deleteWaba } from '../data/wabas';
import { wabaBulkWords } from './words';

const using = (is_active: boolean) => (rows: Waba[]) =>
  bulkTask(changeWaba, rows, ({ id }) => ({ id, change: { is_active } }));

/** What may be done with many accounts by whoever manages them. */
export function WabaActs(props: BulkProps<Waba>) {
  const t = useWords(wabaBulkWords);
  return (
    <BulkActs
      {...props}
      words={wabaBulkWords}
      acts={[
        { id: 'deactivate', label: t('act.deactivate'), takes: ({ is_active }) => is_active, task: using(false) },
        { id: 'activate', label: t('act.activate'), takes: ({ is_active }) => !is_active, task: using(true) },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: () => true,
          ask: (asked) => <DeleteWabas {...asked} />,
        },
      ]}
    />
  );
}

/** Whether to delete them, by name, with how many numbers go along. */
function DeleteWabas({ rows, onRun, onClose }: Asked<Waba>) {
  const t = useWords(wabaBulkWords);
  return (
    <ConfirmRows
      title={t('deleteTitle', { count: rows.length })}
      act={t('act.delete')}
      label={t('deleteNames')}
      rows={rows.map(({ id, name, phone_numbers: { length: count } }) => ({
        id,
        name,
        note: t('deleteNote', { count }),
      }))}
      onConfirm={() => onRun(bulkTask(deleteWaba, rows, ({ id }) => id, { isDeletion: true }))}
      onClose={onClose}
    >
      <Text>{t('deleteText')}</Text>
    </ConfirmRows>
  );
}
