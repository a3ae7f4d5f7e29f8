/** Where money is: accounts of banks, cards, the till. */
export const financeAccounts = {
  name: '0024-accounts',
  statements: [
    `create table accounts (
      id uuid primary key,
      name text not null,
      name_key text collate "C" not null,
      search_text text not null,
      type text not null check
        (type in ('checking', 'savings', 'payment', 'credit_card', 'cash', 'investment', 'loan')),
      bank_code text,
      branch text not null default '',
      number text not null default '',
      pix_keys text[] not null default '{}',
      currency text not null default 'BRL',
      opening_balance_cents bigint not null default 0,
      opening_date date not null,
      credit_limit_cents bigint,
      closing_day integer check (closing_day between 1 and 31),
      due_day integer check (due_day between 1 and 31),
      unit_id uuid references units on delete set null,
      is_active boolean not null default true,
      notes text not null default '',
      is_sample boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1
    )`,
    'create index accounts_name on accounts (name_key, id)',
    'create index accounts_unit on accounts (unit_id) where unit_id is not null',
  ],
};
