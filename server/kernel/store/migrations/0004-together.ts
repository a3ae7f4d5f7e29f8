/** Working together: who does what and when, templates, invitations, what happened, and views that people keep. */
export const together = {
  name: '0004-together',
  statements: [
    `alter table steps
      add column start_date date,
      add column assignee_id uuid references users on delete set null`,
    'create index steps_assignee on steps (assignee_id) where assignee_id is not null',
    'alter table projects add column is_template boolean not null default false',
    'create index projects_templates on projects (created_at, id) where is_template',
    'alter table project_members add column id uuid not null default gen_random_uuid()',
    'create unique index project_members_id on project_members (id)',
    `alter table user_units
      add column role text not null default 'member' check (role in ('member', 'admin'))`,
    // Everybody may see what waits for them; roles that were there before are given it once.
    `insert into role_permissions (role_id, permission_id)
      select r.id, p.id from roles r, permissions p
      where r.code in ('finance', 'member', 'viewer') and p.code = 'view:invitations'
      on conflict do nothing`,
    `create table invitations (
      id uuid primary key,
      unit_id uuid references units on delete cascade,
      project_id uuid references projects on delete cascade,
      email text not null check (email = lower(email)),
      role text not null check (role in ('viewer', 'checker', 'contributor', 'manager', 'owner', 'member', 'admin')),
      message text not null default '',
      token text not null unique,
      status text not null check (status in ('pending', 'accepted', 'rejected', 'cancelled')),
      invited_by uuid not null references users,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      responded_at timestamptz(3),
      resent_at timestamptz(3),
      resend_count integer not null default 0,
      check (num_nonnulls(unit_id, project_id) = 1)
    )`,
    'create index invitations_unit on invitations (unit_id, created_at, id) where unit_id is not null',
    'create index invitations_project on invitations (project_id, created_at, id) where project_id is not null',
    "create index invitations_waiting on invitations (email, created_at, id) where status = 'pending'",
    // No reference to the project: what happened outlives it. Why the transaction is kept, docs/decisions/0017 says.
    `create table activity (
      seq bigserial primary key,
      id uuid not null unique,
      txid xid8 not null default pg_current_xact_id(),
      project_id uuid not null,
      actor_id uuid references users on delete set null,
      verb text not null,
      entity text not null,
      entity_id uuid not null,
      label text not null,
      changes jsonb not null default '[]',
      witnesses uuid[] not null default '{}',
      created_at timestamptz(3) not null
    )`,
    'create index activity_project on activity (project_id, seq)',
    'create index activity_feed on activity (txid, seq)',
    `create table saved_views (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      scope text not null check (scope in ('projects', 'steps')),
      name text not null,
      name_key text collate "C" not null,
      query text not null,
      created_at timestamptz(3) not null
    )`,
    'create unique index saved_views_name on saved_views (user_id, scope, name_key)',
  ],
};
