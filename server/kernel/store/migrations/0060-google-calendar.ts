/** Whose meetings are kept in step with a Google calendar, and what of them is what there. */
export const googleCalendar = {
  name: '0060-google-calendar',
  statements: [
    `create table calendar_attempts (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      verifier_box text not null,
      ends_at timestamptz(3) not null
    )`,
    'create index calendar_attempts_user on calendar_attempts (user_id)',
    `create table calendar_connections (
      user_id uuid primary key references users on delete cascade,
      account_email text not null,
      status text not null check
        (status in ('choosing_calendars', 'active', 'needs_reconnect', 'insufficient_permission', 'error')),
      token_box text not null,
      fault text,
      fault_since timestamptz(3),
      last_synced_at timestamptz(3),
      next_sync_at timestamptz(3) not null,
      taken_until timestamptz(3),
      turn integer not null default 0,
      failures integer not null default 0,
      created_at timestamptz(3) not null
    )`,
    'create index calendar_connections_next on calendar_connections (next_sync_at)',
    // Kept when a connection ends, so that a later one does not make everything a second time.
    `create table google_calendars (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      account_email text not null,
      google_id text not null,
      name text not null,
      color text,
      time_zone text not null,
      access_role text not null,
      is_primary boolean not null,
      is_there boolean not null default true,
      is_selected boolean not null default false,
      takes_ours boolean not null default false,
      sync_token text,
      page_token text,
      listing uuid,
      listing_from timestamptz(3),
      listing_to timestamptz(3),
      listed_at timestamptz(3),
      unique (user_id, account_email, google_id)
    )`,
    `create table calendar_links (
      id uuid primary key,
      calendar_id uuid not null references google_calendars on delete cascade,
      meeting_id uuid references meetings on delete set null,
      event_id text not null,
      ical_uid text not null default '',
      original_start text not null default '',
      kind text not null check (kind in ('theirs', 'ours', 'also', 'left_out')),
      state text not null default 'synced' check (state in ('synced', 'sending', 'conflict', 'refused')),
      etag text,
      event_updated text not null default '',
      base jsonb,
      theirs jsonb,
      answers jsonb not null default '{}',
      meeting_version integer not null default 0,
      listing uuid,
      updated_at timestamptz(3) not null,
      unique (calendar_id, event_id)
    )`,
    'create index calendar_links_meeting on calendar_links (meeting_id)',
    "create index calendar_links_uid on calendar_links (ical_uid) where ical_uid <> ''",
  ],
};
