/** A year by accrual, too, is read from its index alone: what was paid of a transaction is part of what it asks for. */
export const competence = {
  name: '0052-competence',
  statements: [
    'drop index transactions_competence_day',
    `create index transactions_competence_day on transactions (competence_date, kind)
      include (amount_cents, settled_cents, unit_id, status)
      where status in ('paid', 'pending', 'scheduled') and kind <> 'transfer'`,
  ],
};
