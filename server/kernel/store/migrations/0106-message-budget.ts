/** The outbox says who caused a message and of which purpose it is, so that budgets can count it. */
export const messageBudget = {
  name: '0106-message-budget',
  statements: [
    `alter table outbox
      add column purpose text not null default 'work' check (purpose in ('work', 'security', 'request')),
      add column sender_id uuid references users on delete set null,
      add column is_outside boolean not null default false,
      add column topic text`,
    'create index outbox_recipient on outbox (lower(recipient), created_at)',
    'create index outbox_sender on outbox (sender_id, created_at) where sender_id is not null',
    'create index outbox_purpose on outbox (purpose, created_at)',
  ],
};
