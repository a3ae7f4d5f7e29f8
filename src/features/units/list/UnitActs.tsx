import { useQueries } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import { type Asked, BulkActs, type BulkProps } from '../../kit/list/bulk/BulkActs';
import { ConfirmRows } from '../../kit/list/bulk/ConfirmRows';
import { bulkTask } from '../../kit/list/bulk/task';
import { changeUnit, deleteUnit, type Unit, unitSummary } from '../data/units';
import { unitWords } from '../words';
import { unitBulkWords } from './words';

const using = (is_active: boolean) => (rows: Unit[]) =>
  bulkTask(changeUnit, rows, ({ id }) => ({ id, change: { is_active } }));

/** What may be done with many units by whoever manages them. */
export function UnitActs(props: BulkProps<Unit>) {
  const t = useWords(unitBulkWords);
  return (
    <BulkActs
      {...props}
      words={unitBulkWords}
      acts={[
        { id: 'activate', label: t('act.activate'), takes: ({ is_active }) => !is_active, task: using(true) },
        { id: 'deactivate', label: t('act.deactivate'), takes: ({ is_active }) => is_active, task: using(false) },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: () => true,
          ask: (asked) => <AskDeletion {...asked} />,
        },
      ]}
    />
  );
}

const uses = ['users', 'projects_open', 'units_below', 'invitations_pending'] as const;

/** Whether to delete them, by name, with what hangs on each. */
function AskDeletion({ rows, onRun, onClose }: Asked<Unit>) {
  const t = useWords(unitBulkWords);
  const own = useWords(unitWords);
  const summaries = useQueries({ queries: rows.map(({ id }) => unitSummary(id)) });
  const usesOf = (summary?: Schema<'UnitSummary'>) =>
    summary &&
    (uses.flatMap((use) => (summary[use] > 0 ? own(`uses.${use}`, { count: summary[use] }) : [])).join(', ') ||
      t('unused'));
  return (
    <ConfirmRows
      title={t('deleteTitle', { count: rows.length })}
      act={t('act.delete')}
      label={t('deleteNames')}
      rows={rows.map(({ id, name }, index) => ({ id, name, note: usesOf(summaries[index]?.data) }))}
      onConfirm={() => onRun(bulkTask(deleteUnit, rows, ({ id }) => id, { isDeletion: true }))}
      onClose={onClose}
    >
      <Text>{t('deleteText')}</Text>
    </ConfirmRows>
  );
}
