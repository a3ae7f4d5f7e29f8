import { createLifecycle, type Lifecycle } from './lifecycle.ts';

export type TransactionStatus = 'draft' | 'scheduled' | 'pending' | 'paid' | 'cancelled' | 'refunded';
export type TransactionAct = 'schedule' | 'open' | 'pay' | 'undo payment' | 'refund' | 'cancel' | 'reopen';

/**
 * The transitions of a transaction. Being overdue follows from the due date and is not stored. Undoing a payment
 * or a cancellation can restore the former status.
 */
export const transactionLifecycle = {
  draft: { schedule: 'scheduled', open: 'pending', pay: 'paid', cancel: 'cancelled' },
  scheduled: { open: 'pending', pay: 'paid', cancel: 'cancelled' },
  pending: { schedule: 'scheduled', pay: 'paid', cancel: 'cancelled' },
  paid: { 'undo payment': 'pending', schedule: 'scheduled', refund: 'refunded' },
  cancelled: { reopen: 'pending', schedule: 'scheduled' },
  refunded: {},
} as const satisfies Lifecycle<TransactionStatus, TransactionAct>;

/** Returns whether a transaction is unpaid past its due date; both days as `2026-11-21`. */
export const isOverdue = (status: TransactionStatus, dueDate: string, today: string) =>
  (status === 'pending' || status === 'scheduled') && dueDate < today;

/** The fields that a bank statement also shows; they are read-only while a transaction is reconciled. */
export const statementFields = [
  'kind',
  'amount_cents',
  'status',
  'competence_date',
  'due_date',
  'paid_date',
  'account_id',
  'transfer_account_id',
] as const;

/** Returns whether a transaction can appear on a statement. */
export const isReconcilable = (status: TransactionStatus) => status === 'paid';

export const transactionActs = createLifecycle<TransactionStatus, TransactionAct>(transactionLifecycle);
