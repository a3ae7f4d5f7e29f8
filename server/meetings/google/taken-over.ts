import { sql } from 'kysely';
import { dayOf } from '#domain/dates';
import type { Db, Tx } from '../../kernel/store/tables.ts';
import { type ImportContext, originalStartOf } from './apply.ts';
import type { GoogleEvent } from './event.ts';
import { isInStep } from './roles.ts';

/**
 * Which events of somebody's calendar they had taken over from a file before: by its UID, and its day where it comes again.
 * One that a calendar of theirs has is that one's already.
 */
export async function takenOver(
  tx: Tx,
  events: readonly GoogleEvent[],
  { calendar }: ImportContext,
): Promise<Map<string, string>> {
  const asked = events.flatMap((event) => {
    const { id, iCalUID: uid, start } = event;
    const at = originalStartOf(event);
    if (!uid || at.length === 10) return [];
    return [
      {
        id,
        uid,
        at: at || null,
        alone: at ? `${uid} ${dayOf(new Date(at), start?.timeZone ?? calendar.time_zone)}` : uid,
      },
    ];
  });
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ event_id: string; meeting_id: string }>`
    with found as materialized (
      select e.id, e.at, i.uid = e.alone as is_alone, i.meeting_id, i.origin_id
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as e(id text, uid text, at timestamptz, alone text)
      join imported_meetings i on i.user_id = ${calendar.user_id}::uuid and i.uid in (e.uid, e.alone)),
    places as materialized (
      select f.id, m.id as meeting_id from found f join meetings m on m.id = f.meeting_id
      where f.is_alone and m.series_id is null
      union all select f.id, m.id from found f
      join meeting_series s on s.id = f.origin_id or s.origin_id = f.origin_id
      join meetings m on m.series_id = s.id and m.series_day = (f.at at time zone s.time_zone)::date
      where not f.is_alone)
    select distinct on (p.id) p.id as event_id, m.id as meeting_id from places p join meetings m on m.id = p.meeting_id
    where m.organizer_id = ${calendar.user_id}::uuid and m.status <> 'cancelled' and not exists (
      select from calendar_links l join google_calendars g on g.id = l.calendar_id
      where l.meeting_id = m.id and g.user_id = ${calendar.user_id}::uuid)
    order by p.id, m.id`.execute(tx);
  return new Map(rows.map(({ event_id, meeting_id }) => [event_id, meeting_id]));
}

/** No more is planned of a series whose calendar goes on telling when it is held. */
export const endPlanning = (tx: Tx, seriesId: string) =>
  tx.updateTable('meeting_series').set({ is_done: true }).where('id', '=', seriesId).execute();

/** Which UIDs of a file are events of somebody's calendars that are kept in step, so that nothing of them is to be taken over. */
export async function syncedUids(db: Db, userId: string, uids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('calendar_links as l')
    .innerJoin('google_calendars as g', 'g.id', 'l.calendar_id')
    .where('l.ical_uid', '=', sql<string>`any(${[...new Set(uids)]}::text[])`)
    .where('l.ical_uid', '!=', '')
    .where('l.meeting_id', 'is not', null)
    .where('g.user_id', '=', userId)
    .where(isInStep)
    .select('l.ical_uid')
    .distinct()
    .execute();
  return new Set(rows.map(({ ical_uid }) => ical_uid));
}
