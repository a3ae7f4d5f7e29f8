/** Tokens by which somebody sees the app as another person or a role does, for some minutes. */
export const viewAs = {
  name: '0022-view-as',
  statements: [
    `create table view_tokens (
      id uuid primary key,
      hash text not null unique,
      session_id uuid not null references sessions on delete cascade,
      user_id uuid references users on delete cascade,
      role_id uuid references roles on delete cascade,
      expires_at timestamptz(3) not null,
      check ((user_id is null) <> (role_id is null))
    )`,
    'create index view_tokens_expires_at on view_tokens (expires_at)',
    'create index view_tokens_session on view_tokens (session_id)',
  ],
};
