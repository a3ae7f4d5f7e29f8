import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/dates';
import { daysOfRepeat, formatRrule, normalizeRepeat } from '#domain/meeting-repeat';
import { instantAt } from '#domain/meeting-time';
import { newId } from '../../kernel/ids.ts';
import type { NewRow, Row, Tx } from '../../kernel/store/tables.ts';
import { timesOn } from '../planning.ts';
import { type GoogleApi, GoogleProblem } from './api.ts';
import type { Calendar } from './apply.ts';
import type { ConnectionLease } from './connection-lease.ts';
import { eventBody, fieldsOfMeeting, type GoogleEvent, type SyncedFields, uidOf, unsentNames } from './event.ts';
import { attendeesFor } from './guests.ts';
import { allCalendarsOf } from './queries.ts';
import { readEvent, takeEvents } from './read.ts';
import { takeOrLeaveOut } from './unreadable.ts';

/** A series that is one event in a calendar. Only what is planned of it is told there, and more as it is planned. */
export type Whole = Row<'calendar_series'>;
type Series = Row<'meeting_series'>;

const mostTimes = 1_000;

const stamp = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');
/** What Google calls a time of an event that comes again. */
const instanceId = (eventId: string, start: string) => `${eventId}_${stamp(start)}`;

/** A rule as Google is told: from its first day to a last one, without the days left out. */
function recurrenceOf(series: Series, first: Day, last: Day, skipped: readonly Day[]): string[] {
  const startOn = (day: Day) => stamp(timesOn(series, day).start_at);
  // Its last day to its end: moved by hours there, it keeps all its times.
  const endOf = (day: Day) => stamp(new Date(instantAt(day, 1_440, series.time_zone) - 1_000).toISOString());
  const rule = formatRrule(normalizeRepeat({ ...series.repeat, until: last, times: null }, first), endOf);
  return [`RRULE:${rule}`, ...(skipped.length > 0 ? [`EXDATE:${skipped.map(startOn).join()}`] : [])];
}

/** The same rule reads the same, in whichever order it is written. */
const inOrder = (recurrence: readonly string[] = []) =>
  recurrence
    .map((line) => line.slice(line.indexOf(':') + 1).split(line.startsWith('RRULE') ? ';' : ','))
    .map((parts) =>
      parts
        .filter((part) => !part.startsWith('WKST='))
        .sort()
        .join(),
    )
    .sort()
    .join(' ');

/** In characters; the rules that we send are a quarter of it. Longer ones are not compared. */
const maxRecurrence = 65_536;

export const sameRule = (one: readonly string[] = [], other: readonly string[]) =>
  one.reduce((sum, line) => sum + line.length, 0) <= maxRecurrence && inOrder(one) === inOrder(other);

/** What a series says is forgotten when its calendar is disconnected; which event it is, and when, is kept. */
export const forgetSeries = (tx: Tx, userId: string, account: string) =>
  tx
    .updateTable('calendar_series')
    .set({ fields: sql`fields || ${JSON.stringify(forgotten)}::jsonb`, guests: '[]' })
    .where('calendar_id', 'in', allCalendarsOf(tx, userId, account).select('c.id'))
    .execute();
const forgotten = { title: '', description: '', location: '' };
/** No meeting is without a title. */
const isForgotten = ({ fields }: Whole) => fields.title === '';

/** A series whose words were forgotten before it was answered for says again what one of its meetings does. */
async function recalled({ write, connection }: ConnectionLease, whole: Whole): Promise<Whole> {
  const { id, agreed, fields, series_id } = whole;
  if (!isForgotten(whole) || agreed || !series_id) return whole;
  return write(async (tx) => {
    const model = await tx
      .selectFrom('meetings as m')
      .innerJoin('calendar_links as l', 'l.meeting_id', 'm.id')
      .where('l.whole_id', '=', id)
      .orderBy('m.is_exception')
      .orderBy('m.series_day')
      .selectAll('m')
      .executeTakeFirst();
    if (!model) return whole;
    const said = {
      fields: JSON.stringify({ ...fieldsOfMeeting(model, null), when: fields.when }),
      guests: JSON.stringify(await attendeesFor(tx, model.id, connection.account_email)),
    };
    return tx.updateTable('calendar_series').set(said).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  });
}

/** A meeting that no calendar has yet, on its day of the series. */
interface Fresh {
  meeting: Row<'meetings'>;
  day: Day;
}
interface Place {
  calendarId: string;
  seriesId: string;
  account: string;
}

/** The meetings that can be told as times of a whole: on days of the rule, from its first day on, that it has not yet. */
async function freshOf(tx: Tx, series: Series, known: Whole | undefined, meetings: readonly Row<'meetings'>[]) {
  const days = meetings.flatMap(({ series_day }) => series_day ?? []);
  const first = known?.first_day ?? days[0] ?? series.first_day;
  const last = [known?.last_day ?? first, ...days].reduce((one, other) => (one > other ? one : other));
  const held = daysOfRepeat({ ...series.repeat, until: last, times: null }, first, last, mostTimes);
  const links = tx.selectFrom('calendar_links').where('whole_id', '=', known?.id ?? null);
  const taken = new Set((await links.select('original_start').execute()).map((link) => link.original_start));
  const fresh = meetings.flatMap((meeting): Fresh[] => {
    const day = meeting.series_day;
    return day && held.includes(day) && !taken.has(timesOn(series, day).start_at) ? [{ meeting, day }] : [];
  });
  const left = known ? [...known.skipped, ...held.filter((day) => day > known.last_day)] : held;
  const skipped = left.filter((day) => !fresh.some((each) => each.day === day));
  return { first, last, fresh, skipped };
}

/** Makes the meetings of a series that no calendar has times of one event; gives those that are, or are to wait for it. */
export async function prepareSeries(
  tx: Tx,
  { calendarId, seriesId, account }: Place,
  unsent: RawBuilder<unknown>,
  now: string,
): Promise<string[]> {
  const meetings = await tx
    .selectFrom('meetings')
    .where('series_id', '=', seriesId)
    .where(sql<boolean>`id in (select u.id from (${unsent}) u)`)
    .orderBy('series_day')
    .selectAll()
    .execute();
  const known = await tx
    .selectFrom('calendar_series')
    .where('calendar_id', '=', calendarId)
    .where('series_id', '=', seriesId)
    .selectAll()
    .executeTakeFirst();
  // What is under way is not changed: it may be there already, without an answer.
  if (known?.state === 'sending') return meetings.map(({ id }) => id);
  const series = await tx.selectFrom('meeting_series').where('id', '=', seriesId).selectAll().executeTakeFirstOrThrow();
  const { first, last, fresh, skipped } = await freshOf(tx, series, known, meetings);
  const model = fresh.find(({ meeting }) => !meeting.is_exception) ?? fresh[0];
  if (!model || (!known && fresh.length < 2)) return [];
  const whole = known ?? (await newWhole(tx, series, { calendarId, seriesId, account }, model.meeting, first));
  await tx
    .updateTable('calendar_series')
    .set({
      state: 'sending',
      last_day: last,
      skipped: JSON.stringify(skipped),
      recurrence: JSON.stringify(recurrenceOf(series, first, last, skipped)),
    })
    .where('id', '=', whole.id)
    .execute();
  await tx
    .insertInto('calendar_links')
    .values(fresh.map((each) => newLink(whole, series, each, now)))
    .execute();
  return fresh.map(({ meeting }) => meeting.id);
}

const whenOn = (series: Series, day: Day): SyncedFields['when'] => {
  const { start_at, end_at } = timesOn(series, day);
  return { start_at, end_at, time_zone: series.time_zone };
};

/** A series as one event, by an id that is kept before it is sent: it says what one of its meetings does. */
async function newWhole(tx: Tx, series: Series, place: Place, model: Row<'meetings'>, first_day: Day): Promise<Whole> {
  return tx
    .insertInto('calendar_series')
    .values({
      id: newId(),
      calendar_id: place.calendarId,
      series_id: place.seriesId,
      event_id: newId().replaceAll('-', ''),
      fields: JSON.stringify({ ...fieldsOfMeeting(model, null), when: whenOn(series, first_day) }),
      guests: JSON.stringify(await attendeesFor(tx, model.id, place.account)),
      first_day,
      last_day: first_day,
      skipped: '[]',
      recurrence: '[]',
      agreed: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A meeting as a time of its whole. What the whole says is agreed on: where the meeting says otherwise, that is sent after it. */
function newLink(whole: Whole, series: Series, { meeting, day }: Fresh, now: string): NewRow<'calendar_links'> {
  const when = whenOn(series, day);
  return {
    id: newId(),
    calendar_id: whole.calendar_id,
    meeting_id: meeting.id,
    whole_id: whole.id,
    event_id: instanceId(whole.event_id, when.start_at),
    ical_uid: uidOf(whole.event_id),
    original_start: when.start_at,
    kind: 'ours',
    state: 'sending',
    etag: null,
    ...(isForgotten(whole)
      ? { base: null, guests: null }
      : {
          base: JSON.stringify({ ...whole.fields, when }),
          guests: JSON.stringify(whole.guests.map(({ email }) => email)),
        }),
    theirs: null,
    answers: '{}',
    meeting_version: 0,
    updated_at: now,
    listing: null,
  };
}

/** Has a series stand in a calendar by its rule; nothing where it does not: refused, gone, or by another rule there. */
async function written(api: GoogleApi, calendar: string, whole: Whole): Promise<GoogleEvent | undefined> {
  const { event_id: id, fields, guests: attendees, recurrence, agreed } = whole;
  try {
    if (!agreed && !isForgotten(whole))
      return await api.insert(calendar, { id, ...eventBody(fields, unsentNames), recurrence, attendees });
  } catch (error) {
    if (!(error instanceof GoogleProblem)) throw error;
    if (error.why === 'refused' || error.why === 'not_theirs') return undefined;
    if (error.why !== 'exists') throw error;
  }
  const there = await readEvent({ api }, calendar, id);
  if (there.status === 'cancelled') return undefined;
  if (sameRule(there.recurrence, recurrence)) return there;
  // Whoever gave it another rule there has said when it is held: none of ours is laid over that.
  if (!agreed || !sameRule(there.recurrence, agreed)) return undefined;
  return api.patch(calendar, id, { recurrence }, there.etag);
}

/** Sends a series, and looks at what its times are by then; those that are none there are sent each by itself. */
export async function sendSeries(turn: ConnectionLease, calendar: Calendar, whole: Whole): Promise<void> {
  const { google_id } = calendar;
  try {
    const event = await written(turn.api, google_id, await recalled(turn, whole));
    for (let page: string | undefined = ''; event && page !== undefined; ) {
      const { items, nextPageToken } = await turn.api.instances(google_id, whole.event_id, page || undefined);
      const unlisted = { ...calendar, listing: null };
      const take = (tx: Tx, some: readonly GoogleEvent[]) => takeEvents(tx, unlisted, some, turn.now());
      await takeOrLeaveOut(turn, calendar, items, take, async () => undefined);
      page = nextPageToken;
    }
    const marks = event ? { agreed: JSON.stringify(event.recurrence ?? []) } : { series_id: null };
    await turn.write((tx) =>
      tx
        .updateTable('calendar_series')
        .set({ ...marks, state: 'sent' })
        .where('id', '=', whole.id)
        .execute(),
    );
  } catch (error) {
    // Changed there just now, or gone: the next look at it says which.
    if (!(error instanceof GoogleProblem && ['changed', 'gone', 'expired'].includes(error.why))) throw error;
  }
}
