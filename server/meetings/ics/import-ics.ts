import { sql } from 'kysely';
import { addDays, type Day, dayOf } from '#domain/dates';
import {
  daysOfRepeat,
  isSameRepeat,
  type MeetingRepeat,
  normalizeRepeat,
  remainingRepeat,
} from '#domain/meeting-repeat';
import { instantAt, minutesAt } from '#domain/meeting-time';
import type { Schema } from '#openapi/operations';
import { changeInTransaction } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import { recordActivity } from '../../kernel/activity/record.ts';
import { notAllowed } from '../../kernel/problem.ts';
import { anyOf } from '../../kernel/store/any-of.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { ofMeeting } from '../access.ts';
import { changeableMeeting, labelOf } from '../change.ts';
import { changeAsked, createMeeting } from '../create.ts';
import { isOpen } from '../mail/open-status.ts';
import { cancelSeries, leaveSeries, reopenSeries, reviveDays, skipDays } from '../series.ts';
import { tellAttendees } from '../tell.ts';
import { words } from '../words/index.ts';
import { movedTo, type ReadException } from './exceptions.ts';
import { keyOf, type ReadMeeting } from './read.ts';
import {
  firstIn,
  gatherIn,
  isThere,
  joinSeries,
  missingIn,
  originOf,
  partsOf,
  readRow,
  rowsOf,
  type Tie,
  tiesOf,
  writeTie,
} from './ties.ts';
import { writeExceptions } from './write-exceptions.ts';

type ImportResult = Pick<Schema<'TakenIcsEvent'>, 'outcome' | 'meeting_id'>;

const bodyOf = (read: ReadMeeting, { language }: Context) => ({
  title: read.title || words.untitled(language),
  description: read.description,
  location: read.location,
  conference_url: read.conference_url,
  start_at: read.start_at,
  end_at: read.end_at,
  time_zone: read.time_zone,
  // What says nothing of that hides nothing, and shows nothing that was hidden here.
  ...(read.is_private !== null && { is_private: read.is_private }),
  attendees: read.attendees,
  reminders_min: read.reminders_min,
});

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

/** Takes over what a series leaves out or holds otherwise; gives the first of what there is. */
async function settleSeries(tx: Tx, id: string, skipped: readonly Day[], read: ReadMeeting, asked: Context) {
  const { series_id } = await readRow(tx, id);
  if (!series_id) return id;
  await skipDays(tx, series_id, skipped);
  await writeExceptions(tx, series_id, read.exceptions, asked);
  return firstIn(tx, idsOf(await partsOf(tx, await originOf(tx, series_id))));
}

/** A series as it is told from one of its days on; undefined of a day that is none. */
function fromDay(read: ReadMeeting & { repeat: MeetingRepeat }, isIt: (day: Day, end: number) => boolean, now: string) {
  const { repeat, time_zone: zone } = read;
  const [start, end] = [Date.parse(read.start_at), Date.parse(read.end_at)];
  const [first, minutes] = [dayOf(new Date(start), zone), minutesAt(start, zone)];
  const on = (day: Day) => instantAt(day, minutes, zone);
  const days = daysOfRepeat(repeat, first, addDays(dayOf(new Date(now), zone), 366), 10_000);
  const day = days.find((each) => isIt(each, on(each) + end - start));
  if (!day) return undefined;
  const times = { start_at: new Date(on(day)).toISOString(), end_at: new Date(on(day) + end - start).toISOString() };
  return { ...times, repeat: normalizeRepeat(remainingRepeat(repeat, first, day), day) };
}

type Ahead = Pick<ReadMeeting, 'start_at' | 'end_at' | 'repeat'>;

const once = ({ start_at, end_at }: ReadMeeting): Ahead => ({ start_at, end_at, repeat: null });

/** The same, ended where it was ended here if that is before it ends by itself. */
function endedHere({ repeat, ...times }: Ahead, zone: string, kept: MeetingRepeat | undefined): Ahead {
  const until = kept?.until;
  if (!repeat || !until) return { ...times, repeat };
  const first = dayOf(new Date(times.start_at), zone);
  const goesOn = daysOfRepeat(repeat, first, addDays(until, 3_660)).some((day) => day > until);
  return { ...times, repeat: goesOn && first <= until ? { ...repeat, until, times: null } : repeat };
}

/** Changes what was taken over as one meeting; the file may tell a series by now. */
async function changeSingle(tx: Tx, id: string, read: ReadMeeting, asked: Context): Promise<string | undefined> {
  const { status } = await readRow(tx, id);
  const wanted = {
    ...bodyOf(read, asked),
    ...(read.repeat && { repeat: read.repeat }),
    ...(status === 'cancelled' && { status: 'scheduled' as const }),
  };
  await changeInTransaction(tx, changeableMeeting(), { id }, await changeAsked(tx, wanted, asked), asked);
  return settleSeries(tx, id, read.skipped, read, asked);
}

const isSoon = (now: string) => (row: { status: Schema<'MeetingStatus'>; end_at: string }) =>
  row.end_at > now && (row.status === 'draft' || isOpen(row.status));

/**
 * Changes a series that was taken over as the file tells it by now, in what is still to be held. What was deleted here
 * stays so, unless whoever sent the file has changed it since.
 */
async function changeSeries(tx: Tx, origin: string, isNewer: boolean, read: ReadMeeting, asked: Context) {
  const { now } = asked;
  const parts = await partsOf(tx, origin);
  const deleted = isNewer ? [] : parts.flatMap(({ skipped }) => skipped);
  let rows = await rowsOf(tx, parts);
  if (isNewer) {
    const there = rows.flatMap(({ series_day }) => series_day ?? []);
    for (const { id, skipped } of parts)
      await reviveDays(tx, id, missingIn(skipped, [...read.skipped, ...there]), asked);
    rows = await rowsOf(tx, parts);
  }
  const isReopened = !rows.some(isSoon(now)) && rows.some((row) => row.status === 'cancelled' && row.end_at > now);
  if (isReopened) {
    const called = new Set(
      rows.filter((row) => row.status === 'cancelled' && row.end_at > now).map((row) => row.series_id),
    );
    for (const { id } of parts) if (called.has(id)) await reopenSeries(tx, id, asked);
    rows = await rowsOf(tx, parts);
  }
  const target = rows.find(isSoon(now));
  const left = [...read.skipped, ...deleted];
  // On days of which one is over, called off or being held there is no other.
  const taken = rows
    .filter((row) => row.end_at > now && !isSoon(now)(row))
    .flatMap(({ series_day }) => series_day ?? []);
  const isFree = (day: Day, end: number) => end > Date.parse(now) && !left.includes(day) && !taken.includes(day);
  const { repeat: told } = read;
  const ahead = told ? fromDay({ ...read, repeat: told }, isFree, now) : once(read);
  if (!target && ahead) {
    if (!isNewer) throw notAllowed('text', words.icsFaults.not_there);
    const id = await createMeeting(tx, { ...bodyOf(read, asked), ...ahead, mails_guests: false }, asked);
    await joinSeries(tx, id, origin);
    return settleSeries(tx, id, left, read, asked);
  }
  if (!ahead && isNewer) await cancelAll(tx, origin, asked);
  if (!target?.series_id || !ahead) return firstIn(tx, idsOf(parts));
  const isGathered = await gatherIn(tx, target.series_id, parts, now);
  const kept = parts.find(({ id }) => id === target.series_id);
  const day = target.series_day ?? '';
  const end = isNewer ? undefined : parts.at(-1)?.repeat;
  const before = kept ? normalizeRepeat(remainingRepeat(kept.repeat, kept.first_day, day), day) : null;
  const ofDay = told && fromDay({ ...read, repeat: told }, (each) => each === day, now);
  const same = ofDay && endedHere(ofDay, read.time_zone, end);
  // One that stays on its day is the one that it was; else all that is ahead is planned anew.
  const isSame = !isGathered && same && isSameRepeat(before, same.repeat);
  const { repeat, ...times } = isSame ? same : endedHere(ahead, read.time_zone, end);
  const wanted = { ...bodyOf(read, asked), ...times, ...(!isSame && { repeat }) };
  await changeInTransaction(
    tx,
    changeableMeeting('following'),
    { id: target.id },
    await changeAsked(tx, wanted, asked),
    asked,
  );
  if (isReopened) await tellAgain(tx, target.id, asked);
  return settleSeries(tx, target.id, left, read, asked);
}

/** Tells those who were told that a meeting is called off that it is held. */
async function tellAgain(tx: Tx, id: string, asked: Context): Promise<void> {
  const attendees = await tx.selectFrom('meeting_attendees').selectAll().where('meeting_id', '=', id).execute();
  const meeting = await readRow(tx, id);
  const before = { ...meeting, status: 'cancelled' } as const;
  await tellAttendees(tx, 'invited', meeting, attendees, { ...asked, before });
  await recordChange(tx, id, asked);
}

/** Tells whoever looks at it that a meeting is another one by now. */
async function recordChange(tx: Tx, id: string, asked: Context): Promise<void> {
  const label = labelOf(await readRow(tx, id));
  await recordActivity(tx, { subject: ofMeeting(id), verb: 'changed', entity: 'meeting', entity_id: id, label }, asked);
}

/** Changes one of a series that was taken over, as the file tells of that one alone; gives the first of the series. */
async function changeOne(tx: Tx, tie: Tie & { meeting_id: string }, day: Day, read: ReadMeeting, asked: Context) {
  const { series_id } = await readRow(tx, tie.meeting_id);
  const origin = series_id ? await originOf(tx, series_id) : tie.origin_id;
  if (!origin) throw notAllowed('text', words.icsFaults.unknown);
  const parts = await partsOf(tx, origin);
  const find = async () => (await rowsOf(tx, parts)).find(({ series_day }) => series_day === day);
  const known = await find();
  // One that was deleted here is held again where whoever sent the file has changed it since.
  const isBack = !known && !read.isCancelled && read.sequence > tie.sequence;
  if (isBack) for (const part of parts) await reviveDays(tx, part.id, [day], asked);
  const row = isBack ? await find() : known;
  if (!row?.series_id && !read.isCancelled) throw notAllowed('text', words.icsFaults.not_there);
  if (row?.series_id && read.isCancelled && read.isFollowing) {
    const gone = await leaveSeries(tx, await readRow(tx, row.id), 'following', asked.now);
    await tx.deleteFrom('meetings').where('id', '=', anyOf(gone)).execute();
  } else if (row?.series_id && read.isCancelled) await skipDays(tx, row.series_id, [day]);
  else if (row?.series_id) {
    await writeExceptions(tx, row.series_id, [{ ...read, day }], asked);
    const rest = read.isFollowing ? (await rowsOf(tx, parts)).filter(isSoon(asked.now)) : [];
    const later = rest.flatMap(({ series_id: id, series_day: each }) =>
      id && each && each > day ? [{ id, each }] : [],
    );
    for (const [id, all] of Map.groupBy(later, (one) => one.id)) {
      const moved = all.map(({ each }): ReadException => ({ ...movedTo(read, day, each, read.time_zone), day: each }));
      await writeExceptions(tx, id, moved, asked);
    }
  }
  const left = await firstIn(tx, idsOf(parts));
  if (left) await recordChange(tx, left, asked);
  return left ?? null;
}

/** Calls off what is still to be held of a series, and says so once. */
async function cancelAll(tx: Tx, origin: string, asked: Context): Promise<void> {
  for (const { id } of await partsOf(tx, origin)) {
    const [next] = await cancelSeries(tx, id, asked.now);
    if (!next) continue;
    const attendees = await tx.selectFrom('meeting_attendees').selectAll().where('meeting_id', '=', next).execute();
    const meeting = await readRow(tx, next);
    const before = { ...meeting, status: 'scheduled' } as const;
    await tellAttendees(tx, 'cancelled', meeting, attendees, { ...asked, before });
    await recordChange(tx, next, asked);
  }
}

/** Calls off what was taken over. */
async function cancelTaken(tx: Tx, id: string, asked: Context): Promise<void> {
  const { series_id } = await readRow(tx, id);
  if (series_id) await cancelAll(tx, await originOf(tx, series_id), asked);
  else await changeInTransaction(tx, changeableMeeting(), { id }, { status: 'cancelled' }, asked);
}

/** Changes what was taken over before as the file tells it by now; gives the first of it that there is. */
async function changeTaken(tx: Tx, id: string, isNewer: boolean, read: ReadMeeting, asked: Context) {
  const { series_id } = await readRow(tx, id);
  if (!series_id) return changeSingle(tx, id, read, asked);
  return changeSeries(tx, await originOf(tx, series_id), isNewer, read, asked);
}

/** Has whoever presses twice take over one thing after the other. */
export const lockImports = (tx: Tx, personId: string) =>
  sql`select pg_advisory_xact_lock(7486, hashtext(${personId}))`.execute(tx);

/** Takes over a meeting of a calendar file: the same UID again changes what it became, or calls it off. */
export async function importMeeting(tx: Tx, read: ReadMeeting, context: Context): Promise<ImportResult> {
  const { person } = context;
  if (read.fault) throw notAllowed('text', words.icsFaults[read.fault]);
  const key = keyOf(read);
  const ties = await tiesOf(tx, person.id, [key, read.uid]);
  const known = ties.get(key);
  const series = known ? undefined : ties.get(read.uid);
  if (series && isThere(series) && read.day) {
    const meeting_id = await changeOne(tx, series, read.day, read, context);
    return { outcome: read.isCancelled ? 'cancelled' : 'changed', meeting_id };
  }
  if (known && read.sequence < known.sequence) throw notAllowed('text', words.icsFaults.older);
  if (read.isCancelled) {
    if (!known || !isThere(known)) throw notAllowed('text', words.icsFaults.unknown);
    await cancelTaken(tx, known.meeting_id, context);
    await writeTie(tx, person.id, key, known.meeting_id, read.sequence);
    return { outcome: 'cancelled', meeting_id: known.meeting_id };
  }
  if (known && isThere(known)) {
    const id = await changeTaken(tx, known.meeting_id, read.sequence > known.sequence, read, context);
    await writeTie(tx, person.id, key, id ?? known.meeting_id, read.sequence);
    return { outcome: 'changed', meeting_id: id ?? null };
  }
  const made = await createMeeting(tx, { ...bodyOf(read, context), repeat: read.repeat, mails_guests: false }, context);
  await writeTie(tx, person.id, key, made, read.sequence);
  const id = await settleSeries(tx, made, read.skipped, read, context);
  if (id && id !== made) await writeTie(tx, person.id, key, id, read.sequence);
  return { outcome: 'created', meeting_id: id ?? null };
}
