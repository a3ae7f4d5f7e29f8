/** What keeps people's accounts theirs, the browsers that they are known by, and what they are told: a queue of messages. */
export const safe = {
  name: '0006-safe',
  statements: [
    `create table devices (
      user_id uuid not null references users on delete cascade,
      hash text not null,
      used_at timestamptz(3) not null,
      primary key (user_id, hash)
    )`,
    'create index devices_used on devices (used_at)',
    // What was there had been sent, or was never to be.
    `alter table outbox
      add column status text not null default 'sent' check (status in ('queued', 'sent', 'failed')),
      add column attempts integer not null default 0,
      add column next_at timestamptz(3),
      add column ends_at timestamptz(3),
      add column sent_at timestamptz(3),
      add column fault text,
      add column task jsonb,
      add column invitation_id uuid references invitations on delete cascade,
      add column challenge_id uuid references challenges on delete cascade`,
    "create index outbox_due on outbox (next_at, id) where status = 'queued'",
    'create index outbox_invitation on outbox (invitation_id) where invitation_id is not null',
    'create index outbox_challenge on outbox (challenge_id) where challenge_id is not null',
    `alter table invitations
      add column delivery text not null default 'queued' check (delivery in ('queued', 'sent', 'failed')),
      add column delivery_at timestamptz(3) not null default now()`,
    "update invitations set delivery = 'sent', delivery_at = coalesce(resent_at, created_at)",
  ],
};
