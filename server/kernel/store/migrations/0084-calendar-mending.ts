const isNone = (zone: string) => `${zone} !~ '^([A-Za-z_]+(/[A-Za-z0-9_+-]+)+|UTC)$'`;
const usual = `'America/Sao_Paulo'`;

const mended = (side: 'base' | 'theirs') => `update calendar_links l
  set ${side} = jsonb_set(l.${side}, '{when,time_zone}', to_jsonb(case when ${isNone('g.time_zone')} then ${usual} else g.time_zone end))
  from google_calendars g where g.id = l.calendar_id and ${isNone(`(l.${side} -> 'when' ->> 'time_zone')`)}`;

/**
 * Since when one calendar alone cannot be read. Meetings whose zone Google told as an offset, or by a name that is no place, get that
 * of their calendar, or the usual one: they could not be shown.
 */
export const calendarMending = {
  name: '0084-calendar-mending',
  statements: [
    'alter table google_calendars add column unread_since timestamptz(3)',
    `update meetings m set time_zone = g.time_zone from calendar_links l join google_calendars g on g.id = l.calendar_id
      where l.meeting_id = m.id and l.kind in ('ours', 'theirs') and ${isNone('m.time_zone')} and not ${isNone('g.time_zone')}`,
    `update meetings set time_zone = ${usual} where ${isNone('time_zone')}`,
    mended('base'),
    mended('theirs'),
  ],
};
