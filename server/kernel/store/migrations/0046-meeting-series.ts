/** Meetings that come again: each is a row of its own, planned a year ahead. */
export const meetingSeries = {
  name: '0046-meeting-series',
  statements: [
    `create table meeting_series (
      id uuid primary key,
      repeat jsonb not null,
      first_day date not null,
      start_minutes integer not null,
      duration_ms bigint not null,
      time_zone text not null,
      skipped jsonb not null default '[]',
      planned_until date not null,
      is_done boolean not null default false
    )`,
    'create index meeting_series_open on meeting_series (planned_until) where not is_done',
    'alter table meetings add column series_id uuid references meeting_series on delete set null',
    'alter table meetings add column series_day date',
    'alter table meetings add column is_exception boolean not null default false',
    'create unique index meetings_series on meetings (series_id, series_day) where series_id is not null',
  ],
};
