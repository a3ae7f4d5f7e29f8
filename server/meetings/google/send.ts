import { sql } from 'kysely';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { type GoogleApi, GoogleProblem } from './api.ts';
import {
  applyEvent,
  type Calendar,
  dropLink,
  type ImportContext,
  type Link,
  meetingOf,
  originalStartOf,
  promote,
} from './apply.ts';
import type { ConnectionLease } from './connection-lease.ts';
import {
  cutIn,
  differences,
  eventBody,
  fieldsOfEvent,
  fieldsOfMeeting,
  type GoogleEvent,
  type SyncedFields,
  syncedNames,
  uidOf,
  unsentNames,
} from './event.ts';
import { agreedGuests, attendeesFor, attendeesWith, type GuestsToSend, guestsToSend } from './guests.ts';
import { readEvent } from './read.ts';
import { prepareSeries, sendSeries, type Whole } from './series.ts';
import { orLeaveOut } from './unreadable.ts';
import { forgetOver, linksToSend, meetingsToSend, seriesToSend } from './unsent.ts';

const mostAtOnce = 50;
const mostTries = 3;

/** Something that is to be sent of a meeting, by what it was when that was found out. */
type Errand =
  | { act: 'nothing' }
  | { act: 'look' }
  | { act: 'remove' }
  | { act: 'insert'; body: object; version: number }
  | { act: 'patch'; body: object; version: number; isReopened: boolean; guests?: GuestsToSend | undefined };

type Sending = Extract<Errand, { act: 'insert' | 'patch' }>;

/** An id of ours for an event, kept before it is sent; not that of the meeting, which others may know. */
function newEvent() {
  const event_id = newId().replaceAll('-', '');
  return { event_id, ical_uid: uidOf(event_id) };
}

/** What is to be sent of a link, as its meeting is now. */
async function errandOf(tx: Tx, link: Link, account: string, now: string): Promise<Errand> {
  const meeting = await meetingOf(link, tx);
  const { base } = link;
  if (link.state === 'sending') {
    if (!meeting || meeting.status === 'cancelled') return { act: 'look' };
    const fields = base ?? fieldsOfMeeting(meeting, null);
    const attendees = await attendeesFor(tx, meeting.id, account);
    const body = { id: link.event_id, ...eventBody(fields, unsentNames), attendees };
    return link.etag === null && link.kind === 'ours' && !link.whole_id
      ? { act: 'insert', body, version: 0 }
      : { act: 'look' };
  }
  if (!meeting) return { act: 'remove' };
  if (!base) return { act: 'look' };
  const fields = fieldsOfMeeting(meeting, base);
  const names = differences(base, fields);
  if (names.includes('is_off') && fields.is_off) return { act: 'remove' };
  const cut = cutIn(base);
  // The rest of a text that is longer there than here is lost by nobody but whoever decides so.
  if (names.some((name) => cut.includes(name))) {
    const asked = { state: 'conflict', theirs: JSON.stringify(base), updated_at: now } as const;
    await tx.updateTable('calendar_links').set(asked).where('id', '=', link.id).execute();
    return { act: 'nothing' };
  }
  if (names.includes('is_off')) {
    const body = eventBody(
      fields,
      syncedNames.filter((name) => !cut.includes(name)),
    );
    return { act: 'patch', body, version: meeting.version, isReopened: true };
  }
  // Who is asked was never compared.
  if (!link.guests && names.length === 0 && link.etag) return { act: 'look' };
  const guests = await guestsToSend(tx, meeting.id, link.guests, account);
  if (names.length > 0 || guests)
    return { act: 'patch', body: eventBody(fields, names), version: meeting.version, isReopened: false, guests };
  await tx.updateTable('calendar_links').set({ meeting_version: meeting.version }).where('id', '=', link.id).execute();
  return { act: 'nothing' };
}

const held = (tx: Tx, id: string) =>
  tx.selectFrom('calendar_links').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** What both sides agree on once Google has taken a change. What is held again here and is no meeting there for all that is shown as refused. */
async function agree(tx: Tx, link: Link, calendar: Calendar, event: GoogleEvent, errand: Sending, now: string) {
  const base = fieldsOfEvent(event, calendar.time_zone, link.base);
  const isReopened = errand.act === 'patch' && errand.isReopened;
  const isRefused = isReopened && base?.is_off !== false;
  await tx
    .updateTable('calendar_links')
    .set({
      state: isRefused ? 'refused' : 'synced',
      theirs: isRefused && base ? JSON.stringify(base) : null,
      etag: event.etag,
      event_updated: event.updated ?? '',
      ical_uid: event.iCalUID ?? link.ical_uid,
      original_start: originalStartOf(event),
      base: base ? JSON.stringify(base) : null,
      guests: link.meeting_id && JSON.stringify(await agreedGuests(tx, link.meeting_id, link.guests, event)),
      // Who is asked to what is held again goes after it.
      meeting_version: isReopened ? 0 : errand.version,
      updated_at: now,
    })
    .where('id', '=', link.id)
    .execute();
}

/**
 * Once an event is away its link is too, but where the meeting is there still and may be held after all, and where the
 * event was away before: it may have been moved only.
 */
async function removed(tx: Tx, link: Link, bringing: ImportContext, wasAway = false): Promise<void> {
  if (await promote(tx, link, bringing)) return;
  const { now } = bringing;
  const meeting = await meetingOf(link, tx);
  if (!link.base || !(meeting || wasAway)) return dropLink(tx, link);
  const base: SyncedFields = { ...link.base, is_off: true };
  const isSame = meeting && differences(base, fieldsOfMeeting(meeting, base)).length === 0;
  await tx
    .updateTable('calendar_links')
    .set({
      state: 'synced',
      base: JSON.stringify(base),
      theirs: wasAway ? JSON.stringify(base) : null,
      etag: '',
      updated_at: now,
      meeting_version: isSame ? meeting.version : 0,
    })
    .where('id', '=', link.id)
    .execute();
}

/** What is held after all, and is not known there any more, becomes an event of its own. */
async function sendAnew(tx: Tx, link: Link): Promise<void> {
  const meeting = await meetingOf(link, tx);
  if (!meeting) return dropLink(tx, link);
  await tx
    .updateTable('calendar_links')
    .set({
      ...newEvent(),
      original_start: '',
      kind: 'ours',
      state: 'sending',
      etag: null,
      guests: null,
      whole_id: null,
      base: JSON.stringify(fieldsOfMeeting(meeting, null)),
    })
    .where('id', '=', link.id)
    .execute();
}

/** Sends what an event is to be, or is to be changed to; gives what it is then. */
async function sent(api: GoogleApi, calendar: string, { event_id, etag }: Link, errand: Sending): Promise<GoogleEvent> {
  if (errand.act === 'insert') return api.insert(calendar, errand.body);
  if (!errand.guests) return api.patch(calendar, event_id, errand.body, etag);
  // Who is asked goes as a whole: what is there of answers and rooms goes back as it is.
  const event = await api.get(calendar, event_id);
  if (event.etag !== etag) throw new GoogleProblem('changed');
  // Of what others organize only they say who is asked.
  const isTheirs = event.organizer?.self === false;
  if (isTheirs && Object.keys(errand.body).length === 0) return event;
  const attendees = isTheirs ? {} : { attendees: attendeesWith(event, errand.guests) };
  return api.patch(calendar, event_id, { ...errand.body, ...attendees }, etag);
}

/** Does what is to be done for a link; a problem of this one alone is written down on it. */
async function sendLink(turn: ConnectionLease, calendar: Calendar, id: string): Promise<void> {
  const found = await turn.write(async (tx) => {
    const link = await held(tx, id);
    return link && { link, errand: await errandOf(tx, link, turn.connection.account_email, turn.now()) };
  });
  if (!found || found.errand.act === 'nothing') return;
  const { link, errand } = found;
  const { google_id } = calendar;
  const write = (work: (tx: Tx, link: Link) => Promise<void>) =>
    turn.write(async (tx) => {
      const now = await held(tx, id);
      if (now) await work(tx, now);
    });
  const look = async () => {
    const event = await readEvent(turn, google_id, link.event_id);
    // What was not made is nothing that somebody deleted: its id is taken by what cannot be seen, or its whole has no such time.
    const isUnmade = errand.act === 'insert' || (link.whole_id !== null && link.etag === null);
    if (isUnmade && event.etag === '') return write(sendAnew);
    await write((tx, now) => applyEvent(tx, { ...now, etag: null }, event, { calendar, now: turn.now() }));
  };
  try {
    if (errand.act === 'look') return await look();
    if (errand.act === 'remove') {
      await turn.api.remove(google_id, link.event_id, link.etag);
      return await write((tx, now) => removed(tx, now, { calendar, now: turn.now() }));
    }
    const event = await sent(turn.api, google_id, link, errand);
    await write((tx, now) => agree(tx, now, calendar, event, errand, turn.now()));
  } catch (error) {
    if (!(error instanceof GoogleProblem)) throw error;
    const { why } = error;
    if (why === 'exists' || why === 'changed') return look();
    if (why === 'gone' || why === 'expired') {
      if (errand.act === 'remove') return write((tx, now) => removed(tx, now, { calendar, now: turn.now() }, true));
      return errand.act === 'patch' && errand.isReopened ? write(sendAnew) : look();
    }
    if (why !== 'not_theirs' && why !== 'refused') throw error;
    const theirs = await readEvent(turn, google_id, link.event_id);
    await write(async (tx, now) => {
      const there = fieldsOfEvent(theirs, calendar.time_zone, now.base);
      await tx
        .updateTable('calendar_links')
        .set({ state: 'refused', theirs: there ? JSON.stringify(there) : null, updated_at: turn.now() })
        .where('id', '=', id)
        .execute();
    });
  }
}

/** Gives meetings that no calendar has an event of their own, by an id that is kept before it is sent. */
const prepare = (turn: ConnectionLease) =>
  turn.write(async (tx) => {
    const { user_id, account_email } = turn.connection;
    const [user, account, now] = [sql`${user_id}::uuid`, sql`${account_email}`, turn.now()];
    await forgetOver(user, account, now).execute(tx);
    const unsent = meetingsToSend(user, account, now);
    const { rows } = await sql<{ id: string; calendar_id: string; series_id: string | null }>`
      ${unsent} order by m.start_at, m.id limit ${mostAtOnce}`.execute(tx);
    const done = new Set<string>();
    for (const { id: meeting_id, calendar_id: calendarId, series_id: seriesId } of rows) {
      if (seriesId && !done.has(seriesId)) {
        const prepared = await prepareSeries(tx, { calendarId, seriesId, account: account_email }, unsent, now);
        for (const each of [seriesId, ...prepared]) done.add(each);
      }
      if (done.has(meeting_id)) continue;
      const meeting = await meetingOf({ meeting_id }, tx);
      if (!meeting) continue;
      await tx
        .insertInto('calendar_links')
        .values({
          id: newId(),
          calendar_id: calendarId,
          meeting_id,
          ...newEvent(),
          kind: 'ours',
          state: 'sending',
          etag: null,
          base: JSON.stringify(fieldsOfMeeting(meeting, null)),
          theirs: null,
          guests: null,
          answers: '{}',
          meeting_version: 0,
          updated_at: now,
          listing: null,
        })
        .execute();
    }
  });

/** Sends what was changed, deleted and made here since it was compared; whether all is sent by then. */
export async function sendMeetings(turn: ConnectionLease, calendars: readonly Calendar[]): Promise<boolean> {
  const { user_id, account_email } = turn.connection;
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const tries = new Map<string, number>();
  const isTried = (about: string) => {
    tries.set(about, (tries.get(about) ?? 0) + 1);
    return Number(tries.get(about)) <= mostTries;
  };
  const wholesToSend = async () =>
    (
      await sql<Whole>`select * from (${seriesToSend(sql`${user_id}::uuid`, sql`${account_email}`)}) s
        order by s.id`.execute(turn.db)
    ).rows;
  for (;;) {
    await prepare(turn);
    for (const whole of await wholesToSend()) {
      const calendar = byId.get(whole.calendar_id);
      if (calendar && isTried(whole.id)) await sendSeries(turn, calendar, whole);
    }
    const { rows } = await sql<{ id: string; calendar_id: string; event_id: string; about: string }>`
      select l.id, l.calendar_id, l.event_id, coalesce(l.meeting_id, l.id) as about from calendar_links l
      where l.id in (${linksToSend(sql`${user_id}::uuid`, sql`${account_email}`)}) order by l.id`.execute(turn.db);
    const open = rows.filter(({ about }) => (tries.get(about) ?? 0) < mostTries);
    if (open.length === 0) return rows.length === 0 && (await wholesToSend()).length === 0;
    for (const { id, calendar_id, event_id, about } of open) {
      const calendar = byId.get(calendar_id);
      if (isTried(about) && calendar)
        await orLeaveOut(turn, calendar, { id: event_id }, () => sendLink(turn, calendar, id));
    }
  }
}
