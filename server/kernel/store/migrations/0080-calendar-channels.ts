/** By which channels Google tells at once that a calendar has changed, and that it did while it was being kept in step. */
export const calendarChannels = {
  name: '0080-calendar-channels',
  statements: [
    `create table calendar_channels (
      id uuid primary key,
      calendar_id uuid not null references google_calendars on delete cascade,
      hash text not null unique,
      resource_id text,
      renew_at timestamptz(3) not null
    )`,
    'create index calendar_channels_calendar on calendar_channels (calendar_id)',
    'alter table calendar_connections add column told_at timestamptz(3)',
  ],
};
