/** How people prove who they are: second steps, challenges, what is proven once, social identities, and messages. */
export const proofs = {
  name: '0003-proofs',
  statements: [
    `alter table users
      add column phone text,
      add column phone_verified_at timestamptz(3),
      add column two_step boolean not null default false`,
    'alter table sessions add column used_at timestamptz(3), add column ends_at timestamptz(3)',
    "update sessions set used_at = created_at, ends_at = created_at + interval '30 days'",
    'alter table sessions alter column used_at set not null, alter column ends_at set not null',
    // Not only failures, and not only of signing in.
    'alter table sign_in_failures rename to attempts',
    'alter table attempts rename column failures to count',
    'alter index sign_in_failures_since rename to attempts_since',
    `create table challenges (
      id uuid primary key,
      user_id uuid references users on delete cascade,
      purpose text not null check (purpose in ('sign_in', 'sign_up', 'phone')),
      channel text not null check (channel in ('sms', 'email')),
      destination text not null,
      can_change_phone boolean not null default false,
      pending jsonb,
      code_hash text not null,
      tries integer not null default 0,
      sends integer not null default 1,
      sent_at timestamptz(3) not null,
      code_ends_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      met_at timestamptz(3)
    )`,
    'create index challenges_user on challenges (user_id)',
    'create index challenges_end on challenges (ends_at)',
    `create table proofs (
      hash text primary key,
      kind text not null check (kind in ('access', 'social', 'reset')),
      user_id uuid not null references users on delete cascade,
      bound_to text,
      ends_at timestamptz(3) not null
    )`,
    'create index proofs_user on proofs (user_id)',
    'create index proofs_end on proofs (ends_at)',
    `create table social_attempts (
      hash text primary key,
      provider text not null,
      next text not null,
      ends_at timestamptz(3) not null
    )`,
    'create index social_attempts_end on social_attempts (ends_at)',
    `create table identities (
      provider text not null,
      issuer text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz(3) not null,
      primary key (provider, issuer, subject)
    )`,
    'create index identities_user on identities (user_id)',
    `create table outbox (
      id uuid primary key,
      channel text not null check (channel in ('sms', 'email')),
      recipient text not null,
      subject text,
      text text not null,
      created_at timestamptz(3) not null
    )`,
    'create index outbox_created on outbox (created_at, id)',
  ],
};
