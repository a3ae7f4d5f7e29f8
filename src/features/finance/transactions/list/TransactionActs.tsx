import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { BulkActions, type BulkProps } from '../../../kit/list/bulk/BulkActs';
import { createBulkTask } from '../../../kit/list/bulk/task';
import { changeTransaction, type Transaction } from '../../data/transactions';
import { counts } from '../look';
import { awaitsStatement, isOpen, useDeleting } from '../use-acts';
import { transactionBulkWords } from './words';

const turning = (status: 'paid' | 'cancelled') => (rows: Transaction[]) =>
  createBulkTask(changeTransaction, rows, ({ id, status: stood, paid_date, version }) => ({
    id,
    change: { status, version },
    before: { status: stood, paid_date },
  }));
const marking = (is_reconciled: boolean) => (rows: Transaction[]) =>
  createBulkTask(changeTransaction, rows, ({ id, version }) => ({
    id,
    change: { is_reconciled, version },
    before: { is_reconciled: !is_reconciled },
  }));

const sumOf = (rows: readonly Transaction[], of: Transaction['kind']) =>
  rows
    .filter((row) => row.kind === of && counts(row))
    .reduce((sum, { paid_cents, open_cents }) => sum + paid_cents + open_cents, 0);

/** What may be done with many transactions by whoever manages finance, and what they come to. */
export function TransactionActs(props: BulkProps<Transaction>) {
  const t = useWords(transactionBulkWords);
  const money = useMoney();
  const remove = useDeleting();
  const { selectedRows: rows } = props;
  return (
    <BulkActions
      {...props}
      words={transactionBulkWords}
      sum={t('sum', { income: money(sumOf(rows, 'income')), expense: money(sumOf(rows, 'expense')) })}
      acts={[
        { id: 'pay', label: t('act.pay'), takes: isOpen, task: turning('paid') },
        { id: 'reconcile', label: t('act.reconcile'), takes: awaitsStatement, task: marking(true) },
        {
          id: 'unreconcile',
          label: t('act.unreconcile'),
          takes: ({ is_reconciled }) => is_reconciled,
          task: marking(false),
        },
        { id: 'cancel', label: t('act.cancel'), takes: isOpen, task: turning('cancelled') },
        {
          id: 'delete',
          label: t('act.delete'),
          tone: 'critical',
          takes: ({ is_reconciled }) => !is_reconciled,
          run: remove,
        },
      ]}
    />
  );
}
