/** Files are attached to transactions too, and go with them. */
export const receipts = {
  name: '0043-receipts',
  statements: [
    'alter table attachments alter column project_id drop not null',
    'alter table attachments add column transaction_id uuid references transactions on delete cascade',
    `alter table attachments add check ((project_id is null) <> (transaction_id is null)
      and (step_id is null or project_id is not null))`,
    'create index attachments_transaction on attachments (transaction_id, id) where transaction_id is not null',
  ],
};
