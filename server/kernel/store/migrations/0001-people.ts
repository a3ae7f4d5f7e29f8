/** People, what they may do, where they belong, and how they are signed in. */
export const people = {
  name: '0001-people',
  statements: [
    `create table users (
      id uuid primary key,
      name text not null,
      email text not null,
      password_hash text not null,
      status text not null default 'active' check (status in ('active', 'inactive')),
      is_sample boolean not null default false,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`,
    'create unique index users_email on users (lower(email))',
    'create table permissions (id uuid primary key, code text not null unique)',
    'create table roles (id uuid primary key, code text not null unique, name text not null)',
    `create table role_permissions (
      role_id uuid not null references roles on delete cascade,
      permission_id uuid not null references permissions on delete cascade,
      primary key (role_id, permission_id)
    )`,
    `create table user_roles (
      user_id uuid not null references users on delete cascade,
      role_id uuid not null references roles on delete cascade,
      primary key (user_id, role_id)
    )`,
    'create index user_roles_role on user_roles (role_id)',
    `create table units (
      id uuid primary key,
      name text not null,
      is_sample boolean not null default false,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`,
    `create table user_units (
      user_id uuid not null references users on delete cascade,
      unit_id uuid not null references units on delete cascade,
      primary key (user_id, unit_id)
    )`,
    'create index user_units_unit on user_units (unit_id)',
    `create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      agent text not null,
      address text not null,
      created_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    )`,
    'create index sessions_user on sessions (user_id)',
    `create table access_tokens (
      hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz(3) not null
    )`,
    'create index access_tokens_session on access_tokens (session_id)',
    'create index access_tokens_expiry on access_tokens (expires_at)',
    `create table refresh_tokens (
      hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      used_by text
    )`,
    'create index refresh_tokens_session on refresh_tokens (session_id, expires_at)',
    `create table sign_in_failures (
      key text primary key,
      failures integer not null,
      since timestamptz(3) not null
    )`,
    'create index sign_in_failures_since on sign_in_failures (since)',
  ],
};
