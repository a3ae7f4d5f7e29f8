/**
 * What was taken over out of calendar files, by its UID; whether a meeting's guests are written to; and a person's calendar
 * for other programs, by a token of which the hash is kept.
 */
export const calendarFiles = {
  name: '0058-calendar-files',
  statements: [
    'alter table meetings add column mails_guests boolean not null default true',
    `create table imported_meetings (
      user_id uuid not null references users on delete cascade,
      uid text not null,
      meeting_id uuid not null references meetings on delete cascade,
      sequence integer not null,
      primary key (user_id, uid)
    )`,
    'create index imported_meetings_of_meeting on imported_meetings (meeting_id)',
    `create table meeting_feeds (
      user_id uuid primary key references users on delete cascade,
      hash text not null unique,
      with_projects boolean not null,
      created_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`,
  ],
};
