import { useNavigate } from 'react-router-dom';
import { isReconcilable, transactionActs } from '#domain/transaction-lifecycle';
import type { Schema } from '#openapi/operations';
import type { MenuEntry } from '#ui';
import { useWords } from '../../kernel/language';
import { runCommand } from '../../kit/command';
import { deferDelete } from '../../kit/deferred-delete';
import { paths } from '../../paths';
import { changeTransaction, removeTransaction, type Transaction } from '../data/transactions';
import type { TransactionStatus } from '../data/transactions-view';
import { transactionWords } from './words';

/** Whether a payment is what a transaction waits for. */
export const isOpen = ({ status }: Pick<Transaction, 'status'>) => status === 'pending' || status === 'scheduled';

/** Whether a transaction waits to be found on the statement of its account. */
export const awaitsStatement = ({ status, is_reconciled }: Pick<Transaction, 'status' | 'is_reconciled'>) =>
  isReconcilable(status) && !is_reconciled;

/** Deletes transactions with a way back: until its time is over none of it is sent. */
export function useDeleting() {
  const t = useWords(transactionWords);
  return (rows: readonly Transaction[]) =>
    deferDelete({
      command: removeTransaction,
      inputs: rows.map(({ id }) => id),
      done: t('did.deleted', { count: rows.length, name: rows[0]?.name ?? '' }),
      failed: (count) => t('did.failedDelete', { count }),
    });
}

/** What may be done with one transaction by whoever manages finance, as entries of a menu. */
export function useTransactionActs(ask: (what: 'pay' | 'delete') => void): (row: Transaction) => MenuEntry[] {
  const t = useWords(transactionWords);
  const navigate = useNavigate();
  const remove = useDeleting();
  return (row) => {
    const { id, kind, name, status, paid_date, is_reconciled, version } = row;
    const change = (next: Schema<'TransactionChange'>, before: Schema<'TransactionChange'>, done: string) => () =>
      void runCommand(
        changeTransaction,
        { id, change: { ...next, version }, before },
        { done: () => done, failed: () => t('did.failed') },
      );
    const to = (next: TransactionStatus, done: string) => change({ status: next }, { status, paid_date }, done);
    const entry = (act: string, label: string, onAction: () => void) => ({ id: act, label, onAction });
    const { allows } = transactionActs;
    return [
      ...(isOpen(row) ? [entry('pay', t('act.pay', { kind }), to('paid', t('did.paid', { kind, name })))] : []),
      ...(isOpen(row) ? [entry('register', t('act.register', { kind }), () => ask('pay'))] : []),
      ...(awaitsStatement(row) ? [entry('unpay', t('act.unpay'), to('pending', t('did.unpaid', { name })))] : []),
      ...(awaitsStatement(row)
        ? [
            entry(
              'reconcile',
              t('act.reconcile'),
              change({ is_reconciled: true }, { is_reconciled }, t('did.reconciled', { name })),
            ),
          ]
        : []),
      ...(is_reconciled
        ? [
            entry(
              'unreconcile',
              t('act.unreconcile'),
              change({ is_reconciled: false }, { is_reconciled }, t('did.unreconciled', { name })),
            ),
          ]
        : []),
      ...(status === 'cancelled' ? [entry('reopen', t('act.reopen'), to('pending', t('did.reopened', { name })))] : []),
      entry('duplicate', t('act.duplicate'), () => void navigate(`${paths.createTransaction()}?like=${id}`)),
      ...(allows(status, 'cancelled') && isOpen(row)
        ? [entry('cancel', t('act.cancel'), to('cancelled', t('did.cancelled', { name })))]
        : []),
      ...(is_reconciled
        ? []
        : [
            {
              ...entry('delete', t('act.delete'), () => (row.series ? ask('delete') : remove([row]))),
              tone: 'critical' as const,
            },
          ]),
    ];
  };
}
