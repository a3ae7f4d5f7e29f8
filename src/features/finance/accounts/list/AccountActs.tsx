import { Text } from '#ui';
import { useWords } from '../../../kernel/language';
import { type Asked, BulkActs, type BulkProps } from '../../../kit/list/bulk/BulkActs';
import { ConfirmRows } from '../../../kit/list/bulk/ConfirmRows';
import { bulkTask } from '../../../kit/list/bulk/task';
import { type Account, changeAccount, deleteAccount } from '../../data/accounts';
import { accountBulkWords } from './words';

const using = (is_active: boolean) => (rows: Account[]) =>
  bulkTask(changeAccount, rows, ({ id }) => ({ id, change: { is_active } }));

/** What may be done with many accounts by whoever manages finance. */
export function AccountActs(props: BulkProps<Account>) {
  const t = useWords(accountBulkWords);
  return (
    <BulkActs
      {...props}
      words={accountBulkWords}
      acts={[
        { id: 'archive', label: t('act.archive'), takes: ({ is_active }) => is_active, task: using(false) },
        { id: 'restore', label: t('act.restore'), takes: ({ is_active }) => !is_active, task: using(true) },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: () => true,
          ask: (asked) => <DeleteAccounts {...asked} />,
        },
      ]}
    />
  );
}

/** Whether to delete them, by name. */
function DeleteAccounts({ rows, onRun, onClose }: Asked<Account>) {
  const t = useWords(accountBulkWords);
  return (
    <ConfirmRows
      title={t('deleteTitle', { count: rows.length })}
      act={t('act.delete')}
      label={t('deleteNames')}
      rows={rows.map(({ id, name }) => ({ id, name }))}
      onConfirm={() => onRun(bulkTask(deleteAccount, rows, ({ id }) => id, { isDeletion: true }))}
      onClose={onClose}
    >
      <Text>{t('deleteText')}</Text>
    </ConfirmRows>
  );
}
