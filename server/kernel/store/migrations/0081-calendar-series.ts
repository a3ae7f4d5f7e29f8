/** Which event of a calendar a series that was made here is, and of which links it is the whole. */
export const calendarSeries = {
  name: '0081-calendar-series',
  statements: [
    `create table calendar_series (
      id uuid primary key,
      calendar_id uuid not null references google_calendars on delete cascade,
      series_id uuid references meeting_series on delete set null,
      event_id text not null,
      state text not null default 'sending' check (state in ('sending', 'sent')),
      fields jsonb not null,
      guests jsonb not null,
      first_day date not null,
      last_day date not null,
      skipped jsonb not null default '[]',
      recurrence jsonb not null,
      agreed jsonb,
      unique (calendar_id, event_id)
    )`,
    'create index calendar_series_series on calendar_series (series_id)',
    'alter table calendar_links add column whole_id uuid references calendar_series on delete set null',
    'create index calendar_links_whole on calendar_links (whole_id) where whole_id is not null',
  ],
};
