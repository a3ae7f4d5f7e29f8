/** A year by accrual is read in the order of its days, as one by cash is: what was paid and what is open from an index each. */
export const accrual = {
  name: '0078-accrual',
  statements: [
    'drop index transactions_competence_day',
    `create index transactions_competence_paid_day on transactions (competence_date, kind)
      include (amount_cents, settled_cents, unit_id)
      where status = 'paid' and kind <> 'transfer'`,
    `create index transactions_competence_open_day on transactions (competence_date, kind)
      include (amount_cents, settled_cents, unit_id)
      where status in ('pending', 'scheduled') and kind <> 'transfer'`,
  ],
};
