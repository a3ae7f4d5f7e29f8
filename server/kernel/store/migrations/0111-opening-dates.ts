/** Balances count payments from the opening date on: the day is read from the index that the sums are read from. */
export const openingDates = {
  name: '0111-opening-dates',
  statements: [
    'drop index transactions_paid',
    `create index transactions_paid on transactions (account_id, kind) include (amount_cents, paid_date)
      where status = 'paid' and settled_cents = 0`,
  ],
};
