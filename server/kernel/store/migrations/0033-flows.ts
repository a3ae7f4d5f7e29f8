/** What came in and went out by day, read from the indexes alone: a year's cash flow asks for nothing else. */
export const flows = {
  name: '0033-flows',
  statements: [
    `create index transactions_paid_day on transactions (paid_date, kind) include (amount_cents, unit_id)
      where status = 'paid' and kind <> 'transfer'`,
    `create index transactions_open_day on transactions (due_date, kind) include (amount_cents, unit_id)
      where status in ('pending', 'scheduled') and kind <> 'transfer'`,
    `create index transactions_competence_day on transactions (competence_date, kind)
      include (amount_cents, unit_id, status)
      where status in ('paid', 'pending', 'scheduled') and kind <> 'transfer'`,
  ],
};
