/** What people decide of their own account, and what the law lets them ask for. */
export const account = {
  name: '0020-account',
  statements: [
    `create table preferences (
      user_id uuid primary key references users on delete cascade,
      language text,
      theme text,
      density text,
      time_zone text
    )`,
    `create table avatars (
      user_id uuid primary key references users on delete cascade,
      media_type text not null,
      bytes bytea not null,
      updated_at timestamptz(3) not null
    )`,
    // A picture is packed already.
    'alter table avatars alter column bytes set storage external',
    `create table consents (
      user_id uuid not null references users on delete cascade,
      document text not null,
      version text not null,
      given_at timestamptz(3) not null,
      primary key (user_id, document, version)
    )`,
    `create table privacy_requests (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null,
      status text not null,
      note text not null,
      answer text not null,
      created_at timestamptz(3) not null,
      due_at timestamptz(3) not null,
      closed_at timestamptz(3),
      closed_by uuid references users,
      updated_at timestamptz(3) not null,
      version integer not null default 1
    )`,
    'create index privacy_requests_user on privacy_requests (user_id, created_at)',
    'create index privacy_requests_due on privacy_requests (due_at, id)',
  ],
};
