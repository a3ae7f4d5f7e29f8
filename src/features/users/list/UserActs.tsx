import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import { type BulkActionProps, BulkActions, type BulkProps } from '../../kit/list/bulk/BulkActs';
import { ConfirmRows } from '../../kit/list/bulk/ConfirmRows';
import { createBulkTask } from '../../kit/list/bulk/task';
import { changeUser, deleteUser, type User } from '../data/users';
import { userWords } from '../words';
import { userBulkWords } from './words';

const turning = (status: 'active' | 'inactive', rows: User[]) =>
  createBulkTask(changeUser, rows, ({ id }) => ({ id, change: { status } }));

/** What may be done with many people by whoever manages them. */
export function UserActs(props: BulkProps<User>) {
  const t = useWords(userBulkWords);
  return (
    <BulkActions
      {...props}
      words={userBulkWords}
      acts={[
        {
          id: 'activate',
          label: t('act.activate'),
          takes: ({ status, has_more_access }) => status === 'inactive' && !has_more_access,
          task: (rows) => turning('active', rows),
        },
        {
          id: 'deactivate',
          label: t('act.deactivate'),
          takes: ({ status, has_more_access }) => status !== 'inactive' && !has_more_access,
          ask: (asked) => <AskDeactivation {...asked} />,
        },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: ({ has_more_access }) => !has_more_access,
          ask: (asked) => <AskDeletions {...asked} />,
        },
      ]}
    />
  );
}

/** Whether to shut them out, by name: their work on screen is cut off. */
function AskDeactivation({ rows, onRun, onClose }: BulkActionProps<User>) {
  const t = useWords(userBulkWords);
  return (
    <ConfirmRows
      title={t('deactivateTitle', { count: rows.length })}
      act={t('act.deactivate')}
      label={t('deactivateNames')}
      rows={rows.map(({ id, name, email }) => ({ id, name, note: email }))}
      onConfirm={() => onRun(turning('inactive', rows))}
      onClose={onClose}
    >
      <Text>{t('deactivateText')}</Text>
    </ConfirmRows>
  );
}

/** Whether to delete them for good, by name. */
function AskDeletions({ rows, onRun, onClose }: BulkActionProps<User>) {
  const t = useWords(userWords);
  return (
    <ConfirmRows
      title={t('deletion.title', { count: rows.length, name: rows[0]?.name ?? '' })}
      act={t('deletion.act')}
      label={t('deletion.names')}
      rows={rows.map(({ id, name, email }) => ({ id, name, note: email }))}
      onConfirm={() => onRun(createBulkTask(deleteUser, rows, ({ id }) => id, { isDeletion: true }))}
      onClose={onClose}
    >
      <Text>{t('deletion.text')}</Text>
      <Text tone="secondary" size="s">
        {t('deletion.law')}
      </Text>
    </ConfirmRows>
  );
}
