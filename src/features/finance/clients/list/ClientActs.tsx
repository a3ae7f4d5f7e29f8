import { useWords } from '../../../kernel/language';
import { useCan } from '../../../kernel/session';
import { type Asked, BulkActs, type BulkProps } from '../../../kit/list/bulk/BulkActs';
import { DeleteRows } from '../../../kit/list/bulk/DeleteRows';
import { bulkTask } from '../../../kit/list/bulk/task';
import { type Client, changeClient, deleteClient } from '../api';
import { MergeClients } from './MergeClients';
import { clientBulkWords } from './words';

const turning = (status: 'active' | 'inactive') => (rows: Client[]) =>
  bulkTask(changeClient, rows, ({ id, status: before }) => ({ id, change: { status }, before }));

/** What may be done with many clients by whoever manages finance. */
export function ClientActs(props: BulkProps<Client>) {
  const t = useWords(clientBulkWords);
  const seesTransactions = useCan()('view:finance_transactions');
  return (
    <BulkActs
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
                ask: (asked: Asked<Client>) => <MergeClients {...asked} />,
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
