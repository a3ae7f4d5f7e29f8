import { type Life, lifeOf } from './life.ts';

export type TransactionStatus = 'draft' | 'scheduled' | 'pending' | 'paid' | 'cancelled' | 'refunded';
export type TransactionAct = 'schedule' | 'open' | 'pay' | 'undo payment' | 'refund' | 'cancel' | 'reopen';

/** The life of a transaction. That it is overdue is told by its due date, and never stored. What is taken back can stand as it did. */
export const transactionLife = {
  draft: { schedule: 'scheduled', open: 'pending', pay: 'paid', cancel: 'cancelled' },
  scheduled: { open: 'pending', pay: 'paid', cancel: 'cancelled' },
  pending: { schedule: 'scheduled', pay: 'paid', cancel: 'cancelled' },
  paid: { 'undo payment': 'pending', schedule: 'scheduled', refund: 'refunded' },
  cancelled: { reopen: 'pending', schedule: 'scheduled' },
  refunded: {},
} as const satisfies Life<TransactionStatus, TransactionAct>;

/** Whether money is late on a day; both days as `2026-11-21`. */
export const isOverdue = (status: TransactionStatus, dueDate: string, today: string) =>
  (status === 'pending' || status === 'scheduled') && dueDate < today;

/** What of a transaction a statement says too: as long as it is reconciled, it stays as it is. */
export const onStatement = [
  'kind',
  'amount_cents',
  'status',
  'competence_date',
  'due_date',
  'paid_date',
  'account_id',
  'transfer_account_id',
] as const;

/** Whether a transaction can be found on a statement. */
export const isReconcilable = (status: TransactionStatus) => status === 'paid';

export const transactionActs = lifeOf<TransactionStatus, TransactionAct>(transactionLife);
