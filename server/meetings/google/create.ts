import { sql } from 'kysely';
import { addDays } from '#domain/dates';
import { newId } from '../../kernel/ids.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { NewRow, Tx } from '../../kernel/store/tables.ts';
import { secondsUntil } from '../../kernel/time.ts';
import { isTheirs } from '../access.ts';
import { mayBring, piecesOf } from '../caps.ts';
import { withConsent } from '../consent/sharing.ts';
import { ownUids } from '../own-uids.ts';
import { meetingKeys } from '../queries.ts';
import { GoogleProblem } from './api.ts';
import { answersIn, applyEvent, type ImportContext, type Link, meetingOf, originalStartOf, relink } from './apply.ts';
import {
  diffInvites,
  fieldsOfEvent,
  fieldsOfMeeting,
  type GoogleEvent,
  ownAnswer,
  type SyncedFields,
  takesTime,
} from './event.ts';
import { attendeesOf, peopleBy } from './guests.ts';
import { isKept } from './readers.ts';
import { isWritable, writers } from './roles.ts';
import { endPlanning, takenOver } from './taken-over.ts';

type NewLink = NewRow<'calendar_links'>;
const keyOf = ({ ical_uid, original_start }: Pick<Link, 'ical_uid' | 'original_start'>) =>
  `${ical_uid} ${original_start}`;

/** What an event is known as here: the link that is followed before those that are copies. */
type KnownLink = Link & { is_own: boolean; is_same: boolean };

/**
 * The events that are meetings here already: of another calendar of the same account, of somebody who attends too, or of the
 * same calendar that somebody else has chosen. Of what is private whoever may only read is told nothing: that stays apart.
 */
async function knownAs(tx: Tx, events: readonly GoogleEvent[], { calendar }: ImportContext) {
  const uids = events.flatMap(({ iCalUID }) => iCalUID ?? []);
  if (uids.length === 0) return new Map<string, KnownLink>();
  const isOwn = sql<boolean>`(g.user_id = ${calendar.user_id}::uuid and g.account_email = ${calendar.account_email})`;
  // Nobody gets into a meeting by an event of their own making: the meeting has to name them.
  const isAsked = sql<boolean>`(${isTheirs(calendar.user_id)} or exists (select from meeting_attendees x
    where x.meeting_id = m.id and x.email = ${calendar.account_email}))`;
  const told = events.filter((event) => !isKept(calendar, event)).map(({ id }) => id);
  const isSame = sql<boolean>`(g.google_id = ${calendar.google_id} and l.event_id = any(${told}::text[])
    and (not coalesce(m.is_private, false) or ${writers.includes(calendar.access_role)} and ${isWritable('g')}))`;
  const links = await tx
    .selectFrom('calendar_links as l')
    .innerJoin('google_calendars as g', 'g.id', 'l.calendar_id')
    .leftJoin('meetings as m', 'm.id', 'l.meeting_id')
    .where('l.ical_uid', '=', sql<string>`any(${[...new Set(uids)]}::text[])`)
    .where('l.kind', '!=', 'left_out')
    .where('g.id', '!=', calendar.id)
    .where(sql<boolean>`(${isOwn} or ${isAsked} or ${isSame})`)
    .selectAll('l')
    .select([isOwn.as('is_own'), isSame.as('is_same')])
    .orderBy(sql`l.kind <> 'also'`)
    .orderBy(isOwn)
    .execute();
  return new Map(links.map((link): [string, KnownLink] => [keyOf(link), link]));
}

/** Has one event be brought here by one turn at a time: of two that make a meeting of it, the second finds the first. */
export const lockEventUids = (tx: Tx, uids: readonly string[]) =>
  sql`select pg_advisory_xact_lock(7488, k.key) from (
    select distinct hashtext(uid) as key from unnest(${uids}::text[]) uid order by key) k`.execute(tx);

/** Has somebody attend a meeting who is not in it. */
export const attend = (tx: Tx, meetingId: string, userId: string) =>
  sql`insert into meeting_attendees (id, meeting_id, user_id, position)
    select ${newId()}::uuid, m.id, ${userId}::uuid, (select count(*) from meeting_attendees o where o.meeting_id = m.id)
    from meetings m where m.id = ${meetingId}::uuid and not ${isTheirs(userId)}
    on conflict (user_id, meeting_id) where user_id is not null do update set consent = 'given'`.execute(tx);

/** Somebody who was asked as a guest is, by their calendar, somebody of the workspace; whoever has chosen the same calendar attends too. */
export async function joinMeeting(
  tx: Tx,
  meetingId: string,
  event: GoogleEvent,
  { calendar }: ImportContext,
  isSame: boolean,
): Promise<void> {
  const { user_id, account_email } = calendar;
  await sql`update meeting_attendees a set user_id = ${user_id}::uuid, email = null, name = ''
    where a.meeting_id = ${meetingId}::uuid and a.email = ${account_email}
      and not exists (select from meeting_attendees o where o.meeting_id = a.meeting_id and o.user_id = ${user_id}::uuid)
      and not exists (select from meetings m where m.id = a.meeting_id and m.organizer_id = ${user_id}::uuid)`.execute(
    tx,
  );
  if (isSame) await attend(tx, meetingId, user_id);
  const response = ownAnswer(event);
  if (response !== 'needs_action')
    await tx
      .updateTable('meeting_attendees')
      .set({ response })
      .where('meeting_id', '=', meetingId)
      .where('user_id', '=', user_id)
      .execute();
}

/** Where an event was moved from another calendar, its link moves with it. */
async function moveLink(tx: Tx, from: Link, event: GoogleEvent, bringing: ImportContext): Promise<void> {
  const moved = await relink(tx, from, { calendar_id: bringing.calendar.id, event_id: event.id, whole_id: null });
  await applyEvent(tx, moved, event, bringing);
}

/**
 * What was taken over from a file before its calendar told of it is kept in step from now on. Changed here since, and said
 * otherwise there, it is shown side by side; unchanged it is what the calendar says.
 */
async function adopt(
  tx: Tx,
  link: NewLink,
  meeting_id: string,
  event: GoogleEvent,
  bringing: ImportContext,
): Promise<void> {
  const meeting = await meetingOf({ meeting_id }, tx);
  const base = meeting?.version === 1 ? JSON.stringify(fieldsOfMeeting(meeting, null)) : null;
  const made = await tx
    .insertInto('calendar_links')
    .values({ ...link, meeting_id, kind: 'theirs', etag: null, base })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (meeting?.series_id) await endPlanning(tx, meeting.series_id);
  await applyEvent(tx, made, event, bringing);
}

/** Makes meetings of events that have no link here yet. */
export async function createMeetings(
  tx: Tx,
  events: readonly GoogleEvent[],
  bringing: ImportContext & { listing: string | null },
) {
  const { calendar, now, listing } = bringing;
  const known = await knownAs(tx, events, bringing);
  const taken = await takenOver(tx, events, bringing);
  const own = await ownUids(
    tx,
    calendar.user_id,
    events.flatMap(({ iCalUID }) => iCalUID ?? []),
  );
  const askedOf = new Map(events.map((event) => [event.id, diffInvites(event)]));
  const people = await peopleBy(
    tx,
    [...askedOf.values()].flat().map(({ email }) => email),
    calendar.user_id,
  );
  const links: NewLink[] = [];
  const meetings: NewRow<'meetings'>[] = [];
  const attendees: NewRow<'meeting_attendees'>[] = [];
  for (const event of events) {
    const link: NewLink = {
      id: newId(),
      calendar_id: calendar.id,
      meeting_id: null,
      event_id: event.id,
      ical_uid: event.iCalUID ?? '',
      original_start: originalStartOf(event),
      kind: 'left_out',
      etag: event.etag,
      event_updated: event.updated ?? '',
      base: null,
      theirs: null,
      answers: '{}',
      guests: null,
      listing,
      updated_at: now,
    };
    const same = event.iCalUID
      ? known.get(keyOf({ ical_uid: event.iCalUID, original_start: originalStartOf(event) }))
      : undefined;
    const imported = same?.is_own || !takesTime(event) ? undefined : taken.get(event.id);
    if (imported) await adopt(tx, link, imported, event, bringing);
    else if (same?.is_own && same.kind !== 'also' && (same.base?.is_off || same.theirs?.is_off))
      await moveLink(tx, same, event, bringing);
    else if (same) {
      // One that was deleted goes from all calendars, one after the other.
      if (same.meeting_id) await joinMeeting(tx, same.meeting_id, event, bringing, same.is_same);
      const answers = JSON.stringify({ own: ownAnswer(event) });
      const fields = fieldsOfEvent(event, calendar.time_zone, null);
      const base = fields ? JSON.stringify(fields) : null;
      links.push({ ...link, kind: 'also', meeting_id: same.meeting_id, answers, base });
    } else if (!takesTime(event) || own.has(link.ical_uid ?? '')) links.push(link);
    else {
      const asked = askedOf.get(event.id) ?? [];
      const meeting = meetingFrom(event, bringing);
      meetings.push(meeting.row);
      attendees.push(...attendeesOf(meeting.row.id, asked, people, [calendar.user_id]));
      links.push({
        ...link,
        kind: 'theirs',
        meeting_id: meeting.row.id,
        base: JSON.stringify(meeting.fields),
        answers: JSON.stringify(answersIn(event)),
        guests: JSON.stringify(
          asked.map(({ email }) => email).filter((email) => people.get(email) !== calendar.user_id),
        ),
        meeting_version: 1,
      });
    }
  }
  await insertAll(tx, { calendar, now }, meetings, attendees, links);
}

/** Inserts meetings, attendees and links in pieces. Throws `GoogleProblem` above the daily limit of a calendar. */
async function insertAll(
  tx: Tx,
  { calendar: { user_id }, now }: ImportContext,
  meetings: readonly NewRow<'meetings'>[],
  attendees: readonly NewRow<'meeting_attendees'>[],
  links: readonly NewLink[],
): Promise<void> {
  const amount = { meetings: meetings.length, invitations: attendees.length };
  if (meetings.length > 0 && !(await mayBring(tx, user_id, now, amount)))
    throw new GoogleProblem('too_many_events', secondsUntil(dayAfter(now), now, 'ceil'));
  for (const piece of piecesOf(meetings)) await tx.insertInto('meetings').values(piece).execute();
  const invited = await withConsent(tx, attendees, { person: { id: user_id }, now }, { isQuiet: true });
  for (const piece of piecesOf(invited)) await tx.insertInto('meeting_attendees').values(piece).execute();
  for (const piece of piecesOf(links)) await tx.insertInto('calendar_links').values(piece).execute();
}

/** Returns the next midnight in UTC, when daily limits reset. */
const dayAfter = (now: string) => `${addDays(now.slice(0, 10), 1)}T00:00:00.000Z`;

/** What a meeting is that an event becomes. */
function meetingFrom(event: GoogleEvent, { calendar, now }: ImportContext) {
  const fields = fieldsOfEvent(event, calendar.time_zone, null);
  if (!fields) throw new Error('Only what takes time becomes a meeting.');
  const isLink = /^https:\/\/\S{2,492}$/.test(event.hangoutLink ?? '');
  const row = { ...newMeeting(fields, calendar.user_id, now), conference_url: isLink ? event.hangoutLink : null };
  return { fields, row };
}

/** A meeting as it is made of what a calendar says: whoever's calendar it is organizes it here. */
export function newMeeting(fields: SyncedFields, organizer_id: string, now: string): NewRow<'meetings'> {
  const { title, description, location, when, is_private, is_off } = fields;
  return {
    id: newId(),
    title,
    description,
    location,
    ...when,
    is_private,
    ...meetingKeys({ title, location }),
    status: is_off ? 'cancelled' : 'scheduled',
    organizer_id,
    is_sample: false,
    created_at: now,
    updated_at: now,
  };
}

/** The links of a calendar to some events. */
export const linksTo = (tx: Tx, calendarId: string, events: readonly GoogleEvent[]): Promise<Link[]> =>
  tx
    .selectFrom('calendar_links')
    .where('calendar_id', '=', calendarId)
    .where('event_id', '=', sql<string>`any(${events.map(({ id }) => id)}::text[])`)
    .selectAll()
    .forUpdate()
    .execute();

/** Marks links as seen by a listing of all there is. */
export const markSeen = (tx: Tx, ids: string[], listing: string) =>
  tx.updateTable('calendar_links').set({ listing }).where('id', '=', anyOf(ids)).execute();
