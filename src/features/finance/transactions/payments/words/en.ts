import type { Like } from '../../../../kernel/language';
import type pt from './pt-BR';

export default {
  registerTitle: '{kind, select, income {Receive a payment} other {Record a payment}}: {name}',
  registered: '{kind, select, income {Payment received} other {Payment recorded}}: {name}',
  left: '{amount} will still be open.',
  nothingLeft: 'Nothing will be left open.',
  field: {
    amount_cents: '{kind, select, income {Amount received} other {Amount paid}}',
    paid_date: '{kind, select, income {Date received} other {Date paid}}',
    interest_cents: 'Interest',
    fine_cents: 'Late fee',
    discount_cents: 'Discount',
    refund_cents: 'Refund amount',
    refund_date: 'Refund date',
  },
  note: { paid_date: 'Without a date, today’s date is used.' },
  fault: {
    tooSmall: 'The amount must be more than zero.',
    tooLarge: 'The amount is too large.',
    nothing: 'After interest and the late fee, nothing is left to settle what is open.',
    tooMuch: 'This is more than the {amount} still open. Enter anything beyond that as interest or a late fee.',
    refundsTooMuch: 'Only what was paid can be refunded. {amount} is left to refund.',
  },
  payments: 'Payments',
  paid: '{paid} paid, {open} open',
  with: {
    interest_cents: '{amount} interest',
    fine_cents: '{amount} late fee',
    discount_cents: '{amount} discount',
  },
  undo: 'Undo',
  nth: '{name}, no. {number, number}',
  undoOf: 'Undo the payment of {name}',
  undone: 'Payment undone',
  notUndone: 'The payment was not undone',
  refundTitle: 'Refund {name}',
  refundNote:
    '{kind, select, income {The refund is added as a paid expense, tied to this income.} expense {The refund is added as income received, tied to this expense.} other {The refund returns the money to the account it came from.}}',
  refundOf: 'Refund: {name}',
  refunded: 'Refund added',
  refundedOf: '{amount} refunded',
  isRefundOf: 'Refund of',
} as const satisfies Like<typeof pt>;
