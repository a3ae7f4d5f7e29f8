/** Files attached to projects and their steps, in parts, so that none is ever held whole. */
export const attachments = {
  name: '0013-attachments',
  statements: [
    `create table attachments (
      id uuid primary key,
      project_id uuid not null references projects on delete cascade,
      step_id uuid references steps on delete cascade,
      name text not null,
      media_type text not null,
      size integer not null,
      created_by uuid not null references users,
      created_at timestamptz(3) not null,
      completed_at timestamptz(3)
    )`,
    'create index attachments_project on attachments (project_id, id)',
    'create index attachments_step on attachments (step_id) where step_id is not null',
    'create index attachments_unfinished on attachments (created_at) where completed_at is null',
    `create table attachment_parts (
      attachment_id uuid not null references attachments on delete cascade,
      position integer not null,
      bytes bytea not null,
      primary key (attachment_id, position)
    )`,
    // Most files are packed already.
    'alter table attachment_parts alter column bytes set storage external',
  ],
};
