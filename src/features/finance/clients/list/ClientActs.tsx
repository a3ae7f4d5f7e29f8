import { useWords } from '../../../kernel/language';
import { useCan } from '../../../kernel/session';
import { type BulkActionProps, BulkActions, type BulkProps } from '../../../kit/list/bulk/BulkActs';
import { DeleteRows } from '../../../kit/list/bulk/DeleteRows';
import { createBulkTask } from '../../../kit/list/bulk/task';
import { type Client, changeClient, deleteClient } from '../api';
import { MergeClients } from './MergeClients';
import { clientBulkWords } from './words';

const turning = (status: 'active' | 'inactive') => (rows: Client[]) =>
  createBulkTask(changeClient, rows, ({ id, status: before }) => ({ id, change: { status }, before }));

/** What may be done with many clients by whoever manages finance. */
export function ClientActs(props: BulkProps<Client>) {
  const t = useWords(clientBulkWords);
  const seesTransactions = useCan()('view:finance_transactions');
  return (
    <BulkActions
      {...props}
      words={clientBulkWords}
      acts={[
        {
          id: 'activate',
          label: t('act.activate'),
          takes: ({ status }) => status !== 'active',
          task: turning('active'),
        },
        {
          id: 'deactivate',
          label: t('act.deactivate'),
          takes: ({ status }) => status !== 'inactive',
          task: turning('inactive'),
        },
        ...(props.selectedRows.length === 2 && seesTransactions
          ? [
              {
                id: 'merge',
                label: t('act.merge'),
                takes: () => true,
                ask: (asked: BulkActionProps<Client>) => <MergeClients {...asked} />,
              },
            ]
          : []),
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: () => true,
          ask: (asked) => (
            <DeleteRows
              {...asked}
              words={clientBulkWords}
              command={deleteClient}
              noteOf={({ trade_name }) => trade_name ?? undefined}
            />
          ),
        },
      ]}
    />
  );
}
