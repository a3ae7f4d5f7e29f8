/** What was taken over out of calendar files, by its UID, and whether a meeting's guests are written to. */
export const importedMeetings = {
  name: '0058-imported-meetings',
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
  ],
};
