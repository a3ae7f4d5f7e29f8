/** What was paid in part, or with interest, fines and discounts; and what was given back. */
export const payments = {
  name: '0038-payments',
  statements: [
    // What its payments have settled of the amount: so that the store itself refuses more than there is to pay.
    `alter table transactions add column settled_cents bigint not null default 0
      check (settled_cents between 0 and amount_cents)`,
    `alter table transactions add check (settled_cents = 0 or case status when 'paid' then settled_cents = amount_cents
      else status in ('pending', 'scheduled') and settled_cents < amount_cents end)`,
    'alter table transactions add column refund_of_id uuid references transactions check (refund_of_id <> id)',
    'create index transactions_refunds on transactions (refund_of_id) where refund_of_id is not null',
    'create index transactions_in_parts on transactions (account_id) where settled_cents > 0',
    `create table payments (
      id uuid primary key,
      transaction_id uuid not null references transactions on delete cascade,
      paid_date date not null,
      amount_cents bigint not null check (amount_cents > 0),
      interest_cents bigint not null default 0 check (interest_cents >= 0),
      fine_cents bigint not null default 0 check (fine_cents >= 0),
      discount_cents bigint not null default 0 check (discount_cents >= 0),
      is_sample boolean not null,
      created_at timestamptz(3) not null
    )`,
    'create index payments_transaction on payments (transaction_id, created_at, id)',
    'create index payments_day on payments (paid_date)',
    // The sums are read from the indexes alone: they have to know what was paid in parts.
    'drop index transactions_paid',
    `create index transactions_paid on transactions (account_id, kind) include (amount_cents)
      where status = 'paid' and settled_cents = 0`,
    'drop index transactions_paid_day',
    `create index transactions_paid_day on transactions (paid_date, kind) include (amount_cents, unit_id)
      where status = 'paid' and settled_cents = 0 and kind <> 'transfer'`,
    'drop index transactions_open_day',
    `create index transactions_open_day on transactions (due_date, kind) include (amount_cents, settled_cents, unit_id)
      where status in ('pending', 'scheduled') and kind <> 'transfer'`,
  ],
};
