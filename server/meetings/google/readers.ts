import { sql } from 'kysely';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { isTheirs } from '../access.ts';
import type { GoogleEvent } from './event.ts';
import { isInStep, isWritable, writers } from './roles.ts';

/** Whether Google tells of an event no more than that the time is taken: it is private, and its calendar may only be read. */
export const isKept = (
  { access_role }: Pick<Row<'google_calendars'>, 'access_role'>,
  { visibility }: Pick<GoogleEvent, 'visibility'>,
) => !writers.includes(access_role) && (visibility === 'private' || visibility === 'confidential');

/** Whether whoever attends (`a`) has the meeting's event in a calendar of theirs that may be written, or is asked to it there. */
const isAskedThere = sql<boolean>`exists (select from calendar_links l
  join google_calendars h on h.id = l.calendar_id
  where l.meeting_id = a.meeting_id and (h.user_id = a.user_id and ${isWritable('h')}
    or l.kind in ('ours', 'theirs') and jsonb_exists_any(coalesce(l.guests, '[]'), array(
      select lower(u.email) from users u where u.id = a.user_id
      union select o.account_email from google_calendars o where o.user_id = a.user_id))))`;

/** Has those leave some meetings who attend them for nothing but a calendar that they may only read: of what is private they are told nothing there. */
export const leaveReaders = async (tx: Tx, meetingIds: string[]): Promise<void> =>
  void (await sql`delete from meeting_attendees a where a.meeting_id = ${anyOf(meetingIds)} and not ${isAskedThere}
    and exists (select from calendar_links c join google_calendars g on g.id = c.calendar_id
      join calendar_links l on l.meeting_id = c.meeting_id and l.event_id = c.event_id and l.kind in ('ours', 'theirs')
      join google_calendars h on h.id = l.calendar_id and h.google_id = g.google_id
      where c.meeting_id = a.meeting_id and c.kind = 'also' and g.user_id = a.user_id)`.execute(tx));

/** Whether somebody is in a meeting. */
export const isIn = async (tx: Tx, meetingId: string, userId: string): Promise<boolean> => {
  const { rows } = await sql`select from meetings m where m.id = ${meetingId}::uuid and ${isTheirs(userId)}`.execute(
    tx,
  );
  return rows.length > 0;
};

/** Hands a meeting to whoever may write the calendar that its event is in, where they have chosen it too; whether somebody has. */
export async function handToWriter(
  tx: Tx,
  { id, event_id, meeting_id, base, guests, answers, meeting_version }: Row<'calendar_links'>,
  { google_id }: Pick<Row<'google_calendars'>, 'google_id'>,
  now: string,
): Promise<boolean> {
  const copy = await tx
    .selectFrom('calendar_links as l')
    .innerJoin('google_calendars as g', 'g.id', 'l.calendar_id')
    .where('l.meeting_id', '=', meeting_id)
    .where('l.event_id', '=', event_id)
    .where('l.kind', '=', 'also')
    .where('l.id', '!=', id)
    .where('g.google_id', '=', google_id)
    .where(isWritable('g'))
    .where(isInStep)
    .orderBy('l.id')
    .select(['l.id', 'g.user_id'])
    .executeTakeFirst();
  if (!copy || !meeting_id) return false;
  const { user_id: organizer_id } = copy;
  await tx
    .deleteFrom('meeting_attendees')
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', organizer_id)
    .execute();
  await tx.updateTable('meetings').set({ organizer_id }).where('id', '=', meeting_id).execute();
  const followed = {
    base: base && JSON.stringify(base),
    guests: guests && JSON.stringify(guests),
    answers: JSON.stringify(answers),
    meeting_version,
  };
  await tx
    .updateTable('calendar_links')
    .set({ ...followed, kind: 'theirs', state: 'sending', updated_at: now })
    .where('id', '=', copy.id)
    .execute();
  return true;
}
