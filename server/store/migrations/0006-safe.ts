/** What keeps people's accounts theirs: the browsers that they are known by. */
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
  ],
};
