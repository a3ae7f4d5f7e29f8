/** Two meetings of one event are found when it is read, and told; it can be said that both are to stay. */
export const twoOfOneEvent = {
  name: '0086-two-of-one-event',
  statements: [
    "alter table calendar_links add column twin text check (twin in ('found', 'apart'))",
    `update calendar_links l set twin = 'found' from (
      select ical_uid, original_start from calendar_links where ical_uid <> '' and kind in ('ours', 'theirs')
        group by ical_uid, original_start having count(distinct meeting_id) > 1) both_of
      where l.ical_uid = both_of.ical_uid and l.original_start = both_of.original_start and l.kind = 'theirs'`,
    "create index calendar_links_twin on calendar_links (calendar_id) where twin = 'found'",
  ],
};
