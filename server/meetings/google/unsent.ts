import { type RawBuilder, sql } from 'kysely';
import { isWritable } from './roles.ts';

type Ref = RawBuilder<unknown>;
const plannedDays = 366;

/** Whether the calendar of a link is such. Asked of each link by itself: joined, all links of a calendar were read for each meeting. */
const ofCalendar = (isSuch: RawBuilder<unknown>) =>
  sql`(select ${isSuch} from google_calendars g where g.id = l.calendar_id)`;

/** The ids of events whose meeting was changed or deleted since it was compared, and of those that are to be looked at. */
export const linksToSend = (user: Ref, account: Ref) => sql<{ id: string }>`
  select l.id from calendar_links l
  join google_calendars g on g.id = l.calendar_id
  left join meetings m on m.id = l.meeting_id
  where g.user_id = ${user} and g.account_email = ${account} and g.is_selected and g.is_there and g.unread_since is null and (${isWritable('g')} or l.kind <> 'ours' and l.state = 'sending')
    and (l.kind in ('ours', 'theirs') and l.state in ('synced', 'sending') or l.kind = 'also' and l.state = 'sending')
    and not exists (select from calendar_series w where w.id = l.whole_id and w.state = 'sending' and l.etag is null)
    and (m.id is null and not coalesce((l.base ->> 'is_off')::boolean, false) or l.state = 'sending' or m.version <> l.meeting_version)`;

/**
 * The ids of meetings that somebody organizes, that are to come, and that no calendar of theirs has. What an account brought
 * here goes to no other: its owner may not want them mixed, and whoever is asked would be asked twice. Of a series that came
 * from a calendar what lies further ahead than that was listed waits for the next listing, for it is there already.
 */
export const meetingsToSend = (user: Ref, account: Ref, now: string) => sql<{ id: string; calendar_id: string }>`
  select m.id, t.id as calendar_id, m.series_id from meetings m
  join google_calendars t on t.user_id = ${user} and t.account_email = ${account} and t.takes_ours and t.is_selected and t.is_there and ${isWritable('t')} and t.unread_since is null
  where m.organizer_id = ${user} and m.status in ('scheduled', 'confirmed') and not m.is_sample
    and m.end_at > ${now}::timestamptz and m.start_at < ${now}::timestamptz + make_interval(days => ${sql.lit(plannedDays)})
    and not exists (select from calendar_links l where l.meeting_id = m.id and ${ofCalendar(
      sql`g.user_id = ${user} and (g.account_email = ${account} or l.kind = 'theirs')`,
    )})
    and not (m.series_id is not null and exists (select from meetings o join calendar_links l on l.meeting_id = o.id
      where o.series_id = m.series_id and l.kind = 'theirs' and ${ofCalendar(
        sql`g.user_id = ${user} and g.listing_to <= m.start_at`,
      )}))`;

/** The series that are to stand in a calendar, or are to be carried on there. */
export const seriesToSend = (user: Ref, account: Ref) => sql`
  select s.* from calendar_series s join google_calendars g on g.id = s.calendar_id
  where g.user_id = ${user} and g.account_email = ${account} and g.is_selected and g.is_there and g.unread_since is null and ${isWritable('g')} and s.state = 'sending'`;

/** Forgets links whose meeting and event are both gone since a day: what was moved has turned up by then. */
export const forgetOver = (user: Ref, account: Ref, now: string) => sql`
  delete from calendar_links l using google_calendars g where g.id = l.calendar_id and g.user_id = ${user}
    and g.account_email = ${account} and l.meeting_id is null and l.state = 'synced' and l.base -> 'is_off' = 'true'::jsonb
    and l.updated_at < ${now}::timestamptz - interval '1 day'`;
