/** What was made here is known in other calendars by its UID from its making on, and what of an account could not be read. */
export const oneEvent = {
  name: '0085-one-event',
  statements: [
    `update calendar_links l set ical_uid = coalesce(w.event_id, l.event_id) || '@google.com'
      from calendar_links o left join calendar_series w on w.id = o.whole_id
      where o.id = l.id and l.kind = 'ours' and l.ical_uid = ''`,
    `create table calendar_unread_events (
      calendar_id uuid not null references google_calendars on delete cascade,
      event_id text not null,
      title text not null,
      since timestamptz(3) not null,
      primary key (calendar_id, event_id)
    )`,
  ],
};
