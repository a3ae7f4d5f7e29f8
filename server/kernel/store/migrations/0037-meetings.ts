/** Who meets when, where and about what. */
export const meetings = {
  name: '0037-meetings',
  statements: [
    `create table meetings (
      id uuid primary key,
      title text not null,
      search_text text not null,
      description text not null default '',
      status text not null check
        (status in ('draft', 'scheduled', 'confirmed', 'in_progress', 'completed', 'no_show', 'cancelled')),
      start_at timestamptz(3) not null,
      end_at timestamptz(3) not null,
      time_zone text not null,
      location text not null default '',
      conference_url text,
      project_id uuid references projects on delete set null,
      client_id uuid references clients on delete set null,
      unit_id uuid references units on delete set null,
      organizer_id uuid not null references users,
      is_private boolean not null default false,
      agenda jsonb not null default '[]',
      notes text not null default '',
      reminders_min jsonb not null default '[]',
      is_sample boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      check (start_at < end_at)
    )`,
    'create index meetings_start on meetings (start_at, id)',
    'create index meetings_updated on meetings (updated_at, id)',
    'create index meetings_organizer on meetings (organizer_id, start_at)',
    'create index meetings_project on meetings (project_id, start_at) where project_id is not null',
    'create index meetings_client on meetings (client_id) where client_id is not null',
    'create index meetings_unit on meetings (unit_id) where unit_id is not null',
    `create table meeting_attendees (
      id uuid primary key,
      meeting_id uuid not null references meetings on delete cascade,
      user_id uuid references users,
      email text,
      name text not null default '',
      response text not null default 'needs_action'
        check (response in ('needs_action', 'accepted', 'tentative', 'declined')),
      is_optional boolean not null default false,
      position integer not null,
      check ((user_id is null) <> (email is null))
    )`,
    'create unique index meeting_attendees_user on meeting_attendees (user_id, meeting_id) where user_id is not null',
    'create unique index meeting_attendees_email on meeting_attendees (meeting_id, email) where email is not null',
    'create index meeting_attendees_meeting on meeting_attendees (meeting_id, position)',
  ],
};
