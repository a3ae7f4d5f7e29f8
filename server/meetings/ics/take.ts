import { sql } from 'kysely';
import { addDays, type Day, dayOf } from '#domain/dates';
import { daysOfRepeat, isSameRepeat, type MeetingRepeat, repeatAfter, repeatFrom } from '#domain/meeting-repeat';
import { instantAt, minutesAt } from '#domain/meeting-time';
import type { Schema } from '#openapi/operations';
import { changeIn } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import { record } from '../../kernel/activity/record.ts';
import { notAllowed } from '../../kernel/problem.ts';
import type { Db, Tx } from '../../kernel/store/tables.ts';
import { ofMeeting } from '../access.ts';
import { changeableMeeting, eraseTold, labelOf } from '../change.ts';
import { changeAsked, createIn } from '../create.ts';
import { meetingKeys } from '../queries.ts';
import { cancelSeries, skipDays } from '../series.ts';
import { openStatuses, tellAttendees, writeReminders } from '../tell.ts';
import { words } from '../words/index.ts';
import type { ReadException, ReadMeeting } from './read.ts';

/** What a meeting of a calendar file is known by: its UID, and its day where it is one of a series. */
export const keyOf = ({ uid, day }: Pick<ReadMeeting, 'uid' | 'day'>) => (day ? `${uid} ${day}` : uid);

type Ties = Map<string, { meeting_id: string; sequence: number }>;

/** Which of some meetings were taken over before. */
export async function tiesOf(db: Db, userId: string, meetings: readonly ReadMeeting[]): Promise<Ties> {
  const keys = meetings.flatMap((meeting) => [meeting.uid, keyOf(meeting)]);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_meetings')
    .where('user_id', '=', userId)
    .where('uid', 'in', [...new Set(keys)].sort())
    .select(['uid', 'meeting_id', 'sequence'])
    .execute();
  return new Map(rows.map(({ uid, ...tie }) => [uid, tie]));
}

/** What a meeting was taken over as: by itself, or with its series. */
export const tieOf = (ties: Ties, meeting: ReadMeeting) => ties.get(keyOf(meeting)) ?? ties.get(meeting.uid);

type Taken = Pick<Schema<'TakenIcsEvent'>, 'outcome' | 'meeting_id'>;

/** Writes down as what a meeting was taken over, so that the same again changes it. */
const tie = (tx: Tx, user_id: string, uid: string, meeting_id: string, sequence: number) =>
  tx
    .insertInto('imported_meetings')
    .values({ user_id, uid, meeting_id, sequence })
    .onConflict((on) => on.columns(['user_id', 'uid']).doUpdateSet({ meeting_id, sequence }))
    .execute();

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

/** Has those of a series that are held otherwise be so. */
async function writeExceptions(tx: Tx, seriesId: string, exceptions: readonly ReadException[], now: string) {
  for (const { day, start_at, end_at, ...read } of exceptions) {
    const row = await tx
      .selectFrom('meetings')
      .where('series_id', '=', seriesId)
      .where('series_day', '=', day)
      .selectAll()
      .executeTakeFirst();
    if (!row) continue;
    const reminders_min = JSON.stringify(read.reminders_min.length > 0 ? read.reminders_min : row.reminders_min);
    const facts = {
      title: read.title || row.title,
      description: read.description || row.description,
      location: read.location || row.location,
      conference_url: read.conference_url ?? row.conference_url,
      is_private: read.is_private ?? row.is_private,
    };
    await tx
      .updateTable('meetings')
      .set({ start_at, end_at, ...facts, ...meetingKeys(facts), reminders_min, is_exception: true, updated_at: now })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', row.id)
      .execute();
    await writeReminders(tx, [row.id], now);
    if (facts.is_private && !row.is_private) await eraseTold(tx, row.id);
  }
}

const firstOf = (tx: Tx, seriesId: string) =>
  tx.selectFrom('meetings').where('series_id', '=', seriesId).orderBy('series_day').select('id').executeTakeFirst();

/** Takes over what a series leaves out or holds otherwise; gives the first of what there is. */
async function settleSeries(tx: Tx, id: string, read: ReadMeeting, now: string): Promise<string | undefined> {
  const { series_id } = await readRow(tx, id);
  if (!series_id) return id;
  await skipDays(tx, series_id, read.skipped);
  await writeExceptions(tx, series_id, read.exceptions, now);
  return (await firstOf(tx, series_id))?.id;
}

/** A series as it is told from the first on that is still to be held; undefined where none is. */
function fromNow(read: ReadMeeting & { repeat: MeetingRepeat }, now: string) {
  const { repeat, time_zone: zone } = read;
  const [start, end] = [Date.parse(read.start_at), Date.parse(read.end_at)];
  const first = dayOf(new Date(start), zone);
  const today = dayOf(new Date(now), zone);
  const day = daysOfRepeat(repeat, first, addDays(today, 366), 10_000).find((each) => each >= today);
  if (!day) return undefined;
  const at = instantAt(day, minutesAt(start, zone), zone);
  const times = { start_at: new Date(at).toISOString(), end_at: new Date(at + end - start).toISOString() };
  return { ...times, repeat: repeatFrom(repeatAfter(repeat, first, day), day) };
}

/** Changes what was taken over before as the file tells it by now; of a series, what is still to be held. */
async function changeTaken(tx: Tx, id: string, read: ReadMeeting, asked: Context): Promise<string | undefined> {
  const { now } = asked;
  const kept = await tx
    .selectFrom('meetings as m')
    .leftJoin('meeting_series as r', 'r.id', 'm.series_id')
    .where('m.id', '=', id)
    .select(['m.status', 'm.series_id', 'r.repeat', 'r.first_day'])
    .executeTakeFirstOrThrow();
  const body = bodyOf(read, asked);
  const status = kept.status === 'cancelled' ? { status: 'scheduled' as const } : {};
  if (!kept.series_id) {
    const repeat = read.repeat ? { repeat: read.repeat } : {};
    await changeIn(
      tx,
      changeableMeeting(),
      { id },
      await changeAsked(tx, { ...body, ...repeat, ...status }, asked),
      asked,
    );
    return settleSeries(tx, id, read, now);
  }
  const target = await tx
    .selectFrom('meetings')
    .where('series_id', '=', kept.series_id)
    .where('status', 'in', ['draft', ...openStatuses])
    .where('end_at', '>', now)
    .orderBy('series_day')
    .select(['id', 'series_day'])
    .executeTakeFirst();
  const ahead = read.repeat ? fromNow({ ...read, repeat: read.repeat }, now) : { repeat: null };
  if (!target || !ahead) return id;
  const { repeat, ...times } = ahead;
  const before =
    kept.repeat && kept.first_day && target.series_day
      ? repeatFrom(repeatAfter(kept.repeat, kept.first_day, target.series_day), target.series_day)
      : null;
  const wanted = { ...body, ...times, ...(!isSameRepeat(before, repeat) && { repeat }) };
  await changeIn(tx, changeableMeeting('following'), { id: target.id }, await changeAsked(tx, wanted, asked), asked);
  return settleSeries(tx, target.id, read, now);
}

const readRow = (tx: Tx, id: string) =>
  tx.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Tells whoever looks at it that a meeting is another one by now. */
async function recordChange(tx: Tx, id: string, asked: Context): Promise<void> {
  const label = labelOf(await readRow(tx, id));
  await record(tx, { subject: ofMeeting(id), verb: 'changed', entity: 'meeting', entity_id: id, label }, asked);
}

/** Changes one of a series that was taken over, as the file tells of that one alone. */
async function changeOne(tx: Tx, id: string, day: Day, read: ReadMeeting, asked: Context): Promise<void> {
  const { series_id } = await readRow(tx, id);
  if (!series_id) throw notAllowed('text', words.icsFaults.unknown);
  if (read.isCancelled) await skipDays(tx, series_id, [day]);
  else await writeExceptions(tx, series_id, [{ ...read, day }], asked.now);
  const left = await firstOf(tx, series_id);
  if (left) await recordChange(tx, left.id, asked);
}

/** Calls off what was taken over, and says so once: of a series what is still to be held. */
async function cancelTaken(tx: Tx, id: string, asked: Context): Promise<void> {
  const { series_id } = await readRow(tx, id);
  if (!series_id) return void (await changeIn(tx, changeableMeeting(), { id }, { status: 'cancelled' }, asked));
  const [next] = await cancelSeries(tx, series_id, asked.now);
  if (!next) return;
  const attendees = await tx.selectFrom('meeting_attendees').selectAll().where('meeting_id', '=', next).execute();
  await tellAttendees(tx, 'cancelled', await readRow(tx, next), attendees, asked);
  await recordChange(tx, next, asked);
}

/** Has whoever presses twice take over one thing after the other. */
export const takeTurns = (tx: Tx, personId: string) =>
  sql`select pg_advisory_xact_lock(7486, hashtext(${personId}))`.execute(tx);

/** Takes over a meeting of a calendar file: the same UID again changes what it became, or calls it off. */
export async function takeMeeting(tx: Tx, read: ReadMeeting, context: Context): Promise<Taken> {
  const { person, now } = context;
  if (read.fault) throw notAllowed('text', words.icsFaults[read.fault]);
  const ties = await tiesOf(tx, person.id, [read]);
  const key = keyOf(read);
  const known = ties.get(key);
  const series = read.day && !known ? ties.get(read.uid) : undefined;
  if (series && read.day) {
    await changeOne(tx, series.meeting_id, read.day, read, context);
    return { outcome: read.isCancelled ? 'cancelled' : 'changed', meeting_id: series.meeting_id };
  }
  if (known && read.sequence < known.sequence) throw notAllowed('text', words.icsFaults.older);
  if (read.isCancelled) {
    if (!known) throw notAllowed('text', words.icsFaults.unknown);
    await cancelTaken(tx, known.meeting_id, context);
    await tie(tx, person.id, key, known.meeting_id, read.sequence);
    return { outcome: 'cancelled', meeting_id: known.meeting_id };
  }
  const made =
    known?.meeting_id ??
    (await createIn(tx, { ...bodyOf(read, context), repeat: read.repeat, mails_guests: false }, context));
  const id = known ? await changeTaken(tx, made, read, context) : await settleSeries(tx, made, read, now);
  if (id) await tie(tx, person.id, key, id, read.sequence);
  return { outcome: known ? 'changed' : 'created', meeting_id: id ?? null };
}
