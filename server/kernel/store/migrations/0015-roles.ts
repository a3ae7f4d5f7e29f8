const marks = `
      add column description text not null default '',
      add column created_at timestamptz(3) not null default now(),
      add column updated_at timestamptz(3) not null default now(),
      add column version integer not null default 1`;

/** Roles and permissions with all that is known of them. */
export const roles = {
  name: '0015-roles',
  statements: [
    `alter table roles ${marks}`,
    `alter table permissions add column name text not null default '', ${marks}`,
    'create index role_permissions_permission on role_permissions (permission_id)',
  ],
};
