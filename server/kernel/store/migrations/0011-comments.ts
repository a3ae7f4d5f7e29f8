/** What people say to each other, and what waits for somebody to read. */
export const comments = {
  name: '0011-comments',
  statements: [
    `create table comments (
      id uuid primary key,
      project_id uuid not null references projects on delete cascade,
      step_id uuid references steps on delete cascade,
      author_id uuid references users on delete set null,
      body text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null
    )`,
    'create index comments_place on comments (project_id, step_id, created_at, id)',
    'create index comments_step on comments (step_id) where step_id is not null',
    `create table comment_mentions (
      comment_id uuid not null references comments on delete cascade,
      user_id uuid not null references users on delete cascade,
      primary key (comment_id, user_id)
    )`,
    `create table notifications (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null,
      actor_id uuid references users on delete set null,
      project_id uuid not null references projects on delete cascade,
      step_id uuid references steps on delete cascade,
      comment_id uuid references comments on delete cascade,
      created_at timestamptz(3) not null,
      read_at timestamptz(3)
    )`,
    'create index notifications_person on notifications (user_id, created_at, id)',
    'create index notifications_unread on notifications (user_id) where read_at is null',
    'create index notifications_project on notifications (project_id)',
    'create index notifications_step on notifications (step_id) where step_id is not null',
    'create index notifications_comment on notifications (comment_id) where comment_id is not null',
    `create table notification_settings (
      user_id uuid primary key references users on delete cascade,
      email_digest boolean not null,
      language text not null,
      origin text,
      digested_at timestamptz(3) not null
    )`,
  ],
};
