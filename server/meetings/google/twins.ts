import { type RawBuilder, sql } from 'kysely';
import { recordActivity } from '../../kernel/activity/record.ts';
import type { Db, Tx } from '../../kernel/store/tables.ts';
import { ofMeeting } from '../access.ts';
import { labelOf } from '../change.ts';
import { attend } from './create.ts';
import type { GoogleEvent } from './event.ts';
import { isInStep } from './roles.ts';

/** Two meetings of one event: the one that was there first, and the other. */
export interface Twins {
  link_id: string;
  meeting_id: string;
  first_id: string;
  user_id: string;
  account_email: string;
  calendar_name: string;
  title: string;
  is_private: boolean;
  is_same: boolean;
  is_untouched: boolean;
}

/** Whether nothing of a meeting (`m`) but what its event says was written here. */
const isUntouched = sql<boolean>`(m.version = l.meeting_version and m.status = 'scheduled' and m.series_id is null
  and m.project_id is null and m.client_id is null and m.unit_id is null
  and m.agenda = '[]'::jsonb and m.reminders_min = '[]'::jsonb
  and (m.conference_url is null or m.conference_url is not distinct from f.conference_url)
  and not exists (select from meeting_notes n where n.meeting_id = m.id)
  and not exists (select from meeting_outcomes o where o.meeting_id = m.id))`;

/** Whether a meeting (`f`) names whoever has the other event, so that it is no event of their own making. */
const isNamed = sql<boolean>`(f.organizer_id = g.user_id or exists (select from meeting_attendees a
  where a.meeting_id = f.id and (a.user_id = g.user_id or a.email = g.account_email)))`;

/** Whether both are of one calendar that two people have chosen, and nothing of it is kept from either. */
const isSame = sql<boolean>`(h.google_id = g.google_id and e.event_id = l.event_id and not f.is_private and not m.is_private)`;

/** Links to the second of two meetings of one event, unless somebody decided to keep them apart; of few links (`l`) only. */
const twinsAmong = (few: RawBuilder<boolean>) => sql<Twins>`
  with pairs as materialized (
    select l.id as link_id, e.id as first_link_id, e.meeting_id as first_id
    from calendar_links l
    join calendar_links e on e.ical_uid = l.ical_uid and e.original_start = l.original_start and e.ical_uid <> ''
      and e.kind in ('ours', 'theirs') and e.meeting_id <> l.meeting_id and e.id < l.id
    where l.ical_uid <> '' and l.kind = 'theirs' and l.state = 'synced' and l.twin is distinct from 'apart' and ${few})
  select distinct on (l.id) l.id as link_id, m.title, m.is_private, ${isSame} as is_same,
    ${isUntouched} as is_untouched, l.meeting_id, f.id as first_id, g.user_id, g.account_email, g.name as calendar_name
  from pairs p
  join calendar_links l on l.id = p.link_id
  join google_calendars g on g.id = l.calendar_id
  join meetings m on m.id = l.meeting_id
  join calendar_links e on e.id = p.first_link_id
  join google_calendars h on h.id = e.calendar_id
  join meetings f on f.id = p.first_id
  where m.status <> 'cancelled' and (${isNamed} or ${isSame})
  order by l.id, e.id`;

/** What of somebody's calendars is two meetings of one event, as somebody has written on the second. */
export const twinsOf = async (db: Db, userId: string): Promise<Twins[]> => {
  const found = sql<boolean>`(l.twin = 'found' and l.calendar_id in (
    select g.id from google_calendars g where g.user_id = ${userId}::uuid and ${isInStep}))`;
  return (await twinsAmong(found).execute(db)).rows.filter(({ is_untouched }) => !is_untouched);
};

/**
 * An event that became two meetings, for one of its calendars was read before anybody knew who is asked, is one again: the
 * second folds into the first. One on which somebody has written something stays until they decide, for nothing of that may
 * be lost.
 */
export async function foldTwins(tx: Tx, events: readonly GoogleEvent[], now: string): Promise<void> {
  const uids = [...new Set(events.flatMap(({ iCalUID }) => iCalUID ?? []))];
  const ofThem = sql<boolean>`(l.ical_uid = any(${uids}::text[]) and e.ical_uid = any(${uids}::text[]))`;
  const { rows } = await twinsAmong(ofThem).execute(tx);
  for (const twins of rows) if (twins.is_untouched) await fold(tx, twins, now);
  const found = rows.flatMap(({ is_untouched, link_id }) => (is_untouched ? [] : [link_id]));
  if (found.length > 0)
    await tx.updateTable('calendar_links').set({ twin: 'found' }).where('id', 'in', found).execute();
}

/** Makes one of two meetings of one event, without anything that was written on the second. */
export async function fold(
  tx: Tx,
  { link_id, meeting_id, first_id, user_id, account_email, title, is_private, is_same }: Twins,
  now: string,
): Promise<void> {
  await sql`update meeting_attendees a set user_id = ${user_id}::uuid, email = null, name = ''
      where a.meeting_id = ${first_id}::uuid and a.email = ${account_email} and not exists (select from meeting_attendees o
        where o.meeting_id = a.meeting_id and o.user_id = ${user_id}::uuid)`.execute(tx);
  if (is_same) await attend(tx, first_id, user_id);
  await tx
    .updateTable('calendar_links')
    .set({ meeting_id: first_id, kind: 'also' })
    .where('meeting_id', '=', meeting_id)
    .where('kind', '=', 'also')
    .execute();
  // Looked at once more: what its people answered there is told of the first.
  await tx
    .updateTable('calendar_links')
    .set({
      meeting_id: first_id,
      kind: 'also',
      state: 'sending',
      guests: null,
      theirs: null,
      answers: '{}',
      updated_at: now,
    })
    .where('id', '=', link_id)
    .execute();
  await tx.deleteFrom('meetings').where('id', '=', meeting_id).execute();
  const gone = { subject: ofMeeting(meeting_id), verb: 'deleted', entity: 'meeting', entity_id: meeting_id } as const;
  await recordActivity(
    tx,
    { ...gone, label: labelOf({ is_private, title }), witnesses: [user_id] },
    { person: { id: user_id }, now },
  );
}
