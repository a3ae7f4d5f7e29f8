import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { command } from '../../kit/command';
import type { TransactionStatus } from './transactions-view';

interface Payment {
  id: string;
  payment: Schema<'NewPayment'>;
  /** How it stood before. */
  before: TransactionStatus;
}

/** A payment, or the one that is taken back; all of it, where it was paid at once and as agreed. */
export type PaymentChange = Payment | { id: string; undone: string | { status: TransactionStatus; version: number } };

/** Writes down what was paid of a transaction, or takes it back. */
export const changePayments = command({
  send: (ask, input: PaymentChange, asOwn) => {
    const { id } = input;
    if ('payment' in input)
      return ask.POST('/api/finance/transactions/{id}/payments', {
        params: { path: { id } },
        body: asOwn(input.payment),
      });
    if (typeof input.undone === 'string')
      return ask.DELETE('/api/finance/transactions/{id}/payments/{paymentId}', {
        params: { path: { id, paymentId: input.undone } },
      });
    return ask.PATCH('/api/finance/transactions/{id}', { params: { path: { id } }, body: asOwn(input.undone) });
  },
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.transaction(id),
  undo: (input, { payments, version }): PaymentChange | undefined =>
    'payment' in input ? { id: input.id, undone: payments.at(-1)?.id ?? { status: input.before, version } } : undefined,
});

/** Gives back what was paid of a transaction, or part of it, by another one. */
export const refundTransaction = command({
  send: (ask, { id, refund: body }: { id: string; refund: Schema<'NewRefund'> }) =>
    ask.POST('/api/finance/transactions/{id}/refunds', { params: { path: { id } }, body }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => subjects.transaction(id),
});
