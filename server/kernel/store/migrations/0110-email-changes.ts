/** Another address of an account waits until it is confirmed by a link that is sent there; one for each account. */
export const emailChanges = {
  name: '0110-email-changes',
  statements: [
    `create table email_changes (
      user_id uuid primary key references users on delete cascade,
      email text not null,
      confirm_hash text not null unique,
      refuse_hash text not null unique,
      requested_by uuid references users on delete set null,
      created_at timestamptz(3) not null,
      ends_at timestamptz(3) not null
    )`,
    'create index email_changes_ends on email_changes (ends_at)',
  ],
};
