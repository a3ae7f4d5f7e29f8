/** Statements that are read into an account: how far each is, and which transactions it brought. */
export const imports = {
  name: '0042-imports',
  statements: [
    `create table imports (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      name text not null,
      format text not null check (format in ('csv', 'ofx')),
      state text not null default 'running' check (state in ('running', 'completed', 'cancelled', 'reverted')),
      row_count integer not null check (row_count > 0),
      done_count integer not null default 0 check (done_count between 0 and row_count),
      imported_count integer not null default 0,
      repeated_rows integer[] not null default '{}',
      created_by uuid not null references users,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`,
    'create index imports_account on imports (account_id)',
    'alter table transactions add column import_id uuid references imports on delete set null',
    'alter table transactions add column bank_id text',
    'create index transactions_import on transactions (import_id) where import_id is not null',
    // The same row of a statement never comes twice, whoever sends it again.
    'create unique index transactions_bank on transactions (account_id, bank_id) where bank_id is not null',
  ],
};
