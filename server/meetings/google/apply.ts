import { sql } from 'kysely';
import { meetingActs } from '#domain/meeting-lifecycle';
import { diffFields, recordActivity } from '../../kernel/activity/record.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { ofMeeting } from '../access.ts';
import { labelOf } from '../change.ts';
import { followPrivacy } from '../privacy.ts';
import { meetingKeys } from '../queries.ts';
import { writeReminders } from '../tell.ts';
import {
  differences,
  diffInvites,
  fieldsOfEvent,
  fieldsOfMeeting,
  type GoogleEvent,
  merge,
  ownAnswer,
  type SyncedFields,
  type SyncedName,
  syncedNames,
} from './event.ts';
import { guestsToSend, takeGuests } from './guests.ts';
import { isKept } from './readers.ts';
import { isInStep } from './roles.ts';

export type Link = Row<'calendar_links'>;
export type Calendar = Row<'google_calendars'>;
type Meeting = Row<'meetings'>;
type Answers = Link['answers'];

/** Of whom, and when, something is brought here. */
export interface ImportContext {
  calendar: Pick<Calendar, 'id' | 'user_id' | 'account_email' | 'time_zone' | 'google_id' | 'access_role'>;
  now: string;
}

export const originalStartOf = ({ originalStartTime: at }: GoogleEvent) =>
  at?.dateTime ? new Date(at.dateTime).toISOString() : (at?.date ?? '');

export const answersIn = (event: GoogleEvent): Answers =>
  Object.fromEntries(diffInvites(event).map(({ email, response }) => [email, response]));

const changeLink = (tx: Tx, { id }: Pick<Link, 'id'>, { now }: Pick<ImportContext, 'now'>) =>
  tx.updateTable('calendar_links').where('id', '=', id).set({ updated_at: now });
export const dropLink = async (tx: Tx, { id }: Pick<Link, 'id'>): Promise<void> =>
  void (await tx.deleteFrom('calendar_links').where('id', '=', id).execute());

/** Gives a meeting what its event says, who attends it too where that was changed before; its version then. What a meeting's life does not allow is left. */
export async function changeMeeting(
  tx: Tx,
  meeting: Meeting,
  theirs: SyncedFields,
  names: readonly SyncedName[],
  { calendar, now }: ImportContext,
  hasOthers = false,
): Promise<number> {
  const { title, description, location, when, is_private, is_off } = theirs;
  const status = is_off ? 'cancelled' : 'scheduled';
  const isStatusNew = names.includes('is_off') && meetingActs.allows(meeting.status, status);
  const row: Partial<Meeting> = {
    ...(names.includes('title') && { title }),
    ...(names.includes('description') && { description }),
    ...(names.includes('location') && { location }),
    ...(names.includes('when') && when),
    ...(names.includes('is_private') && { is_private }),
    ...(isStatusNew && { status }),
  };
  if (Object.keys(row).length === 0 && !hasOthers) return meeting.version;
  const { agenda: _, reminders_min: __, ...after } = { ...meeting, ...row };
  const version = meeting.version + 1;
  await tx
    .updateTable('meetings')
    .set({ ...after, ...meetingKeys(after), version, updated_at: now, is_exception: meeting.series_id !== null })
    .where('id', '=', meeting.id)
    .execute();
  if (names.includes('when') || isStatusNew) await writeReminders(tx, [meeting.id], now);
  await followPrivacy(tx, [meeting.id], meeting, after);
  const told = ({ title, location, start_at, end_at, time_zone, status }: typeof after) => {
    return { title, location, start_at, end_at, time_zone, status };
  };
  const isSecret = meeting.is_private || after.is_private;
  await recordActivity(
    tx,
    {
      subject: ofMeeting(meeting.id),
      verb: 'changed',
      entity: 'meeting',
      entity_id: meeting.id,
      label: labelOf(after),
      changes: isSecret ? [] : diffFields(told(meeting), told(after)),
    },
    { person: { id: calendar.user_id }, now },
  );
  return version;
}

/** Writes down what those who attend answered there since it was looked at last. */
async function takeAnswers(tx: Tx, meetingId: string, before: Answers, after: Answers): Promise<void> {
  for (const [email, response] of Object.entries(after)) {
    if ((before[email] ?? 'needs_action') === response) continue;
    await sql`update meeting_attendees a set response = ${response} where a.meeting_id = ${meetingId}::uuid and (
      a.email = ${email} or a.user_id in (select u.id from users u where lower(u.email) = ${email}
        union select k.user_id from calendar_connections k where k.account_email = ${email}))`.execute(tx);
  }
}

/** Whoever has an event that is another's meeting says there whether they come. */
async function applyToCopy(tx: Tx, link: Link, event: GoogleEvent, bringing: ImportContext): Promise<void> {
  const { calendar, now } = bringing;
  const isGone = event.status === 'cancelled';
  const response = isGone ? 'declined' : ownAnswer(event);
  if (link.meeting_id && link.answers.own !== response)
    await tx
      .updateTable('meeting_attendees')
      .set({ response })
      .where('meeting_id', '=', link.meeting_id)
      .where('user_id', '=', calendar.user_id)
      .execute();
  const base = await standIn(tx, link, event, bringing);
  if (isGone) return dropLink(tx, link);
  await changeLink(tx, link, { now })
    .set({
      state: 'synced',
      etag: event.etag,
      event_updated: event.updated ?? '',
      answers: JSON.stringify({ own: response }),
      base: base && JSON.stringify(base),
    })
    .execute();
}

/** What a copy tells of the event itself: privacy and free time are whoever's copy it is. */
const ofCopies: readonly SyncedName[] = ['title', 'description', 'location', 'when'];

/**
 * Where the calendar that a meeting is kept in step with is so no more, a copy says what the event says. It only brings:
 * what was changed here meanwhile stays as it is. Gives what it says by now.
 */
async function standIn(tx: Tx, link: Link, event: GoogleEvent, bringing: ImportContext): Promise<SyncedFields | null> {
  const { calendar } = bringing;
  if (isKept(calendar, event)) return link.base;
  const theirs = fieldsOfEvent(event, calendar.time_zone, link.base) ?? null;
  const meeting = await meetingOf(link, tx);
  if (!meeting || !theirs || !link.base) return theirs;
  const { rows: followed } = await sql<{ is_in_step: boolean; is_same: boolean }>`
    select ${isInStep} as is_in_step, g.google_id = ${calendar.google_id} and l.event_id = ${link.event_id} as is_same
    from calendar_links l join google_calendars g on g.id = l.calendar_id
    where l.meeting_id = ${meeting.id}::uuid and l.kind in ('ours', 'theirs')
      and l.ical_uid = ${link.ical_uid} and l.original_start = ${link.original_start}`.execute(tx);
  if (followed.some(({ is_in_step }) => is_in_step)) return theirs;
  const told = followed.some(({ is_same }) => is_same) ? syncedNames : ofCopies;
  const ours = fieldsOfMeeting(meeting, link.base);
  const changedHere = differences(link.base, ours);
  const names = differences(link.base, theirs).filter((name) => told.includes(name) && !changedHere.includes(name));
  await changeMeeting(tx, meeting, theirs, names, bringing);
  return theirs;
}

/** Where an event is followed no more that another calendar of the same account has too, that one takes its place. */
export async function promote(tx: Tx, link: Link, { calendar, now }: ImportContext, isGone = true): Promise<boolean> {
  const other = await tx
    .selectFrom('calendar_links as l')
    .innerJoin('google_calendars as g', 'g.id', 'l.calendar_id')
    .where('l.ical_uid', '=', link.ical_uid)
    .where('l.ical_uid', '!=', '')
    .where('l.original_start', '=', link.original_start)
    .where('l.kind', '=', 'also')
    .where('g.user_id', '=', calendar.user_id)
    .where('g.account_email', '=', calendar.account_email)
    .where('g.is_selected', '=', true)
    .where('g.is_there', '=', true)
    .select('l.id')
    .executeTakeFirst();
  if (!other) return false;
  const { kind, base, meeting_version } = link;
  // What it says by now was not compared while it was a copy.
  await changeLink(tx, other, { now })
    .set({
      kind,
      state: 'sending',
      base: base && JSON.stringify(base),
      meeting_version,
      answers: JSON.stringify(link.answers),
      guests: link.guests && JSON.stringify(link.guests),
    })
    .execute();
  if (isGone) await dropLink(tx, link);
  else await changeLink(tx, link, { now }).set({ kind: 'also', state: 'synced', theirs: null, guests: null }).execute();
  return true;
}

/** Whether a link is of what was sent, and to which there was no answer. */
export const isUnanswered = sql<boolean>`(kind = 'ours' and state = 'sending' and etag is null)`;

/**
 * Of calendars that are followed no more the copies take their place: those of the same account wholly, those of others for
 * what the event says. They are looked at, for they may say something else by now.
 */
export async function handOver(tx: Tx, calendars: readonly Calendar[], now: string): Promise<void> {
  for (const calendar of calendars) {
    // From now on it is waited for whether what is under way arrives.
    await tx
      .updateTable('calendar_links')
      .set({ updated_at: now })
      .where('calendar_id', '=', calendar.id)
      .where(isUnanswered)
      .execute();
    const followed = await tx
      .selectFrom('calendar_links as l')
      .where('l.calendar_id', '=', calendar.id)
      .where('l.kind', 'in', ['ours', 'theirs'])
      .where('l.ical_uid', '!=', '')
      .where(
        sql<boolean>`exists (select from calendar_links c where c.ical_uid = l.ical_uid
          and c.original_start = l.original_start and c.kind = 'also')`,
      )
      .orderBy('l.id')
      .selectAll('l')
      .forUpdate()
      .execute();
    for (const link of followed) await promote(tx, link, { calendar, now }, false);
    await sql`update calendar_links c set base = l.base, state = 'sending', updated_at = ${now}
      from calendar_links l where l.calendar_id = ${calendar.id}::uuid and l.kind in ('ours', 'theirs')
        and l.ical_uid <> '' and c.kind = 'also' and c.meeting_id = l.meeting_id
        and c.ical_uid = l.ical_uid and c.original_start = l.original_start`.execute(tx);
  }
}

type Place = Partial<Pick<Link, 'calendar_id' | 'original_start' | 'whole_id'>> & Pick<Link, 'event_id'>;

/** Gives a link another event, which its own was moved to. */
export const relink = (
  tx: Tx,
  { id, base, theirs }: Pick<Link, 'id' | 'base' | 'theirs'>,
  to: Place,
): Promise<Link> => {
  // Called off here by itself, not by what looked like its end there: that goes there, and is not taken back from there.
  const isOffHere = base?.is_off && theirs?.is_off;
  return tx
    .updateTable('calendar_links')
    .set({ ...to, etag: null, event_updated: '', state: 'synced', theirs: null })
    .$if(Boolean(isOffHere), (update) => update.set({ base: JSON.stringify({ ...base, is_off: false }) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Holds the meeting of a link, if it is there still. */
export const meetingOf = ({ meeting_id }: Pick<Link, 'meeting_id'>, tx: Tx): Promise<Meeting | undefined> =>
  meeting_id === null
    ? Promise.resolve(undefined)
    : tx.selectFrom('meetings').where('id', '=', meeting_id).selectAll().forUpdate().executeTakeFirst();

/** Whether a meeting was deleted and its event is gone: the link is kept a while, for where the event only was moved. */
export const isOver = ({ meeting_id, base, state }: Pick<Link, 'meeting_id' | 'base' | 'state'>) =>
  meeting_id === null && state === 'synced' && base?.is_off === true;

/** Whether nothing of an event is new to a link. */
const isKnown = ({ etag, state }: Link, { etag: now }: GoogleEvent) => state !== 'sending' && etag === now;

/** Whether an event may be told as it was before: by its time it is older than what is known of it, and is not the same. */
export const isDoubtful = (
  { etag, event_updated }: Pick<Link, 'etag' | 'event_updated'>,
  { etag: now, updated = '' }: GoogleEvent,
) => etag !== now && updated !== '' && updated < event_updated;

/**
 * Brings what an event says to its meeting: what only one side changed goes to the other; what both changed is kept as it
 * is on both, as a conflict.
 */
export async function applyEvent(tx: Tx, link: Link, event: GoogleEvent, bringing: ImportContext): Promise<void> {
  if (isKnown(link, event)) return;
  if (link.kind === 'also') return applyToCopy(tx, link, event, bringing);
  const { calendar } = bringing;
  const theirs = fieldsOfEvent(event, calendar.time_zone, link.base);
  const isGone = !theirs || theirs.is_off;
  const marks = { etag: event.etag, event_updated: event.updated ?? '', ical_uid: event.iCalUID ?? link.ical_uid };
  const change = changeLink(tx, link, bringing).set(marks);
  const meeting = await meetingOf(link, tx);
  if (isGone && (await promote(tx, link, bringing))) return;
  if (!theirs) {
    const ours = meeting && fieldsOfMeeting(meeting, null);
    if (!ours || ours.is_off) return dropLink(tx, link);
    // Gone, and nothing is known of what both sides agreed on: nobody but whoever organizes it knows which is to hold.
    const gone = JSON.stringify({ ...ours, is_off: true });
    return void (await change.set({ state: 'conflict', theirs: gone }).execute());
  }
  if (!meeting && isGone) {
    const gone = JSON.stringify(theirs);
    return void (await change.set({ state: 'synced', base: gone, theirs: gone }).execute());
  }
  if (!meeting) {
    const isChanged = !link.base || differences(link.base, theirs).length > 0;
    return void (await change
      .set(isChanged ? { state: 'conflict', theirs: JSON.stringify(theirs) } : { state: 'synced' })
      .execute());
  }
  const ours = fieldsOfMeeting(meeting, link.base);
  const merged = merge(link.base, ours, theirs);
  // What became private there is nobody's to read, however long the rest waits for a decision.
  const isClosed = link.base?.is_private === false && !ours.is_private && theirs.is_private;
  if (merged === 'conflict' && isClosed) await changeMeeting(tx, meeting, theirs, ['is_private'], bringing);
  if (merged === 'conflict')
    return void (await change.set({ state: 'conflict', theirs: JSON.stringify(theirs) }).execute());
  const { guests, hasOthers } = isGone
    ? { guests: link.guests, hasOthers: false }
    : await takeGuests(tx, meeting, link.guests, event, { userId: calendar.user_id, now: bringing.now });
  const version = await changeMeeting(tx, meeting, theirs, merged.in, bringing, hasOthers);
  const isUnsent =
    merged.out.length > 0 ||
    (!isGone && (await guestsToSend(tx, meeting.id, guests, calendar.account_email)) !== undefined);
  // Called off here by itself: where it turns up in another calendar, it was only moved there.
  const isOffHere = isGone && !merged.in.includes('is_off') && link.base?.is_off === false;
  const answers = answersIn(event);
  if (!isGone) await takeAnswers(tx, meeting.id, link.answers, answers);
  await change
    .set({
      state: 'synced',
      base: JSON.stringify(theirs),
      theirs: isOffHere ? JSON.stringify(theirs) : null,
      answers: JSON.stringify(answers),
      guests: guests && JSON.stringify(guests),
      meeting_version: isUnsent ? 0 : version,
    })
    .execute();
}
