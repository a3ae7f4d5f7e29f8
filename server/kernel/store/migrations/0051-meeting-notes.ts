/**
 * What is noted in meetings, by part of the agenda: each has a version of its own. On none of them: by the meeting itself.
 * And who is writing on which part just now.
 */
export const meetingNotes = {
  name: '0051-meeting-notes',
  statements: [
    `create table meeting_notes (
      meeting_id uuid not null references meetings on delete cascade,
      part_id uuid not null,
      text text not null,
      updated_by uuid references users,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      primary key (meeting_id, part_id)
    )`,
    `insert into meeting_notes (meeting_id, part_id, text, updated_at)
      select id, id, notes, updated_at from meetings where notes <> ''`,
    `insert into meeting_notes (meeting_id, part_id, text, updated_at)
      select m.id, (i ->> 'id')::uuid, i ->> 'notes', m.updated_at
      from meetings m cross join lateral jsonb_array_elements(m.agenda) i where i ->> 'notes' <> ''
      on conflict do nothing`,
    `update meetings m set agenda = (
      select coalesce(jsonb_agg(i.item - 'notes' order by i.place), '[]')
      from jsonb_array_elements(m.agenda) with ordinality i(item, place))`,
    'alter table meetings drop column notes',
    `create table meeting_writers (
      meeting_id uuid not null references meetings on delete cascade,
      part_id uuid not null,
      user_id uuid not null references users on delete cascade,
      until timestamptz(3) not null,
      primary key (meeting_id, part_id, user_id)
    )`,
  ],
};
