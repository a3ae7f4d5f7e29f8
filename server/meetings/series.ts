import { sql } from 'kysely';
import { addDays, type Day, dayOf, daysBetween } from '#domain/dates';
import {
  daysOfRepeat,
  type MeetingRepeat,
  normalizeRepeat,
  remainingRepeat,
  shiftRepeat,
} from '#domain/meeting-repeat';
import type { Schema } from '#openapi/operations';
import { newId } from '../kernel/ids.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { checkSeriesSize, countMade, type MeetingCreator, piecesOf } from './caps.ts';
import {
  attendeesCount,
  checkRepeat,
  clockOf,
  meetingsOfInsert,
  modelOf,
  plan,
  plannedDays,
  rowsIn,
  type Series,
  seriesOf,
  type Times,
  timesOn,
  writeDays,
} from './planning.ts';
import { writeReminders } from './tell.ts';

export type Scope = Schema<'MeetingScope'>;

type InSeries = Pick<Row<'meetings'>, 'id' | 'series_id' | 'series_day'>;

/** The other meetings of a series that a scope means: those that are still to be held. */
export async function othersIn(tx: Tx, { id, series_id, series_day }: InSeries, scope: Scope, now: string) {
  if (scope === 'one' || series_id === null || series_day === null) return [];
  let wanted = tx
    .selectFrom('meetings')
    .where('series_id', '=', series_id)
    .where('id', '!=', id)
    .where('status', 'in', ['draft', 'scheduled', 'confirmed'])
    .where('end_at', '>', now);
  if (scope === 'following') wanted = wanted.where('series_day', '>', series_day);
  const rows = await wanted.orderBy('series_day').select(['id', 'series_day']).forUpdate().execute();
  return rows.map((row) => ({ id: row.id, series_day: row.series_day as Day }));
}

/** Ends a series before a day; one of which nothing is left is gone. */
async function endBefore(tx: Tx, series: Series, day: Day): Promise<void> {
  const isLeft = await tx.selectFrom('meetings').where('series_id', '=', series.id).select('id').executeTakeFirst();
  if (!isLeft) return void (await tx.deleteFrom('meeting_series').where('id', '=', series.id).execute());
  const repeat = { ...series.repeat, until: addDays(day, -1), times: null };
  await tx
    .updateTable('meeting_series')
    .set({ repeat: JSON.stringify(repeat), is_done: true })
    .where('id', '=', series.id)
    .execute();
}

/** Takes a meeting, and those of its series that a scope means, out of the series; gives the ids of all that go. */
export async function leaveSeries(tx: Tx, meeting: InSeries, scope: Scope, now: string): Promise<string[]> {
  const { id, series_id, series_day } = meeting;
  if (series_id === null || series_day === null) return [id];
  const series = await seriesOf(tx, series_id);
  const others = await othersIn(tx, meeting, scope, now);
  const ids = [id, ...others.map((other) => other.id)];
  if (scope === 'one') {
    const skipped = JSON.stringify([...series.skipped, series_day].sort());
    await tx.updateTable('meeting_series').set({ skipped }).where('id', '=', series_id).execute();
  } else {
    const [first] = [series_day, ...others.map((other) => other.series_day)].sort() as [Day];
    await tx.updateTable('meetings').set({ series_id: null }).where('id', '=', anyOf(ids)).execute();
    await endBefore(tx, series, first);
  }
  return ids;
}

/**
 * Skips days of a series and deletes their meetings. Only days of its rule up to a year after the planned ones are stored,
 * because every meeting of the series carries the list and a file may name any days.
 */
export async function skipDays(tx: Tx, seriesId: string, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return;
  const series = await seriesOf(tx, seriesId);
  const held = new Set(
    daysOfRepeat(series.repeat, series.first_day, addDays(series.planned_until, plannedDays), 100_000),
  );
  const skipped = JSON.stringify([...new Set([...series.skipped, ...days.filter((day) => held.has(day))])].sort());
  await tx.updateTable('meeting_series').set({ skipped }).where('id', '=', seriesId).execute();
  await tx
    .deleteFrom('meetings')
    .where('series_id', '=', seriesId)
    .where('series_day', 'in', [...days].sort())
    .execute();
}

/** Has a series be held again on days that were left out of it and are still to come. */
export async function reviveDays(tx: Tx, seriesId: string, days: readonly Day[], by: MeetingCreator): Promise<void> {
  const series = await seriesOf(tx, seriesId);
  const revived = series.skipped.filter((day) => days.includes(day));
  const model = await modelOf(tx, seriesId);
  if (revived.length === 0 || !model) return;
  const skipped = JSON.stringify(series.skipped.filter((day) => !revived.includes(day)));
  await tx.updateTable('meeting_series').set({ skipped }).where('id', '=', seriesId).execute();
  const there = await tx.selectFrom('meetings').where('series_id', '=', seriesId).select('series_day').execute();
  const known = new Set(daysOfRepeat(series.repeat, series.first_day, series.planned_until));
  for (const { series_day } of there) if (series_day) known.delete(series_day);
  const ahead = revived.filter((day) => known.has(day) && timesOn(series, day).end_at > by.now);
  await writeDays(tx, series, ahead, model.id, by);
}

/** Has what was called off of a series and is still to come be held again, and plans on. */
export async function reopenSeries(tx: Tx, seriesId: string, by: MeetingCreator): Promise<void> {
  const { now } = by;
  const rows = await tx
    .updateTable('meetings')
    .set({ status: 'scheduled', updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('series_id', '=', seriesId)
    .where('status', '=', 'cancelled')
    .where('end_at', '>', now)
    .returning('id')
    .execute();
  await writeReminders(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  await plan(tx, await seriesOf(tx, seriesId), by);
}

/** Calls off what is still to be held of a series, and plans no more of it; gives the ids of what is called off, the next first. */
export async function cancelSeries(tx: Tx, seriesId: string, now: string): Promise<string[]> {
  await tx.updateTable('meeting_series').set({ is_done: true }).where('id', '=', seriesId).execute();
  const rows = await tx
    .updateTable('meetings')
    .set({ status: 'cancelled', updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('series_id', '=', seriesId)
    .where('status', 'in', ['draft', 'scheduled', 'confirmed'])
    .where('end_at', '>', now)
    .returning(['id', 'start_at'])
    .execute();
  const ids = rows.sort((a, b) => (a.start_at < b.start_at ? -1 : 1)).map(({ id }) => id);
  await writeReminders(tx, ids, now);
  return ids;
}

/** A change of a meeting that those of its series are to follow. */
export interface SeriesChange {
  /** The columns that others take over as they are now. */
  same: Partial<Omit<Row<'meetings'>, 'agenda' | 'reminders_min'>> & { agenda?: string; reminders_min?: string };
  /** Whether they have other attendees now. */
  hasOthers: boolean;
  /** The times by now, where they are others. */
  times?: Times;
  /** How it comes again from now on; null no more, nothing as before. */
  repeat: MeetingRepeat | null | undefined;
}

/** Has the meetings of a series follow one of them that was changed; gives the ids of those that do. */
export async function followInSeries(
  tx: Tx,
  meeting: InSeries & Times,
  scope: Scope,
  { same, hasOthers, times, repeat }: SeriesChange,
  by: MeetingCreator,
): Promise<string[]> {
  const { now } = by;
  const { id, series_id, series_day } = meeting;
  if (series_id === null || series_day === null) return [];
  const series = await seriesOf(tx, series_id);
  const others = await othersIn(tx, meeting, scope, now);
  const ids = others.map((other) => other.id);
  if (ids.length > 0 && Object.keys(same).length > 0)
    await tx
      .updateTable('meetings')
      .set({ ...same, updated_at: now })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', anyOf(ids))
      .execute();
  if (ids.length > 0 && hasOthers) await copyAttendees(tx, id, ids, by);
  if (times || repeat !== undefined)
    await moveSeries(tx, { series, others, id, series_day }, times ?? meeting, repeat, by);
  await writeReminders(tx, [id, ...ids], now);
  return ids;
}

/** Copies the attendees of a meeting to others, which keep their answers. Throws `Problem` (409) above the limits of `by`. */
async function copyAttendees(tx: Tx, from: string, ids: string[], by: MeetingCreator): Promise<void> {
  checkSeriesSize((ids.length + 1) * (await attendeesCount(tx, from)));
  for (const piece of piecesOf(ids, meetingsOfInsert)) {
    const invitations = await copyToSome(tx, from, piece);
    await countMade(tx, by, { meetings: 0, invitations });
  }
}

async function copyToSome(tx: Tx, from: string, ids: string[]): Promise<number> {
  const isSame = sql`a.user_id is not distinct from w.user_id and a.email is not distinct from w.email`;
  await sql`delete from meeting_attendees a where a.meeting_id = ${anyOf(ids)} and not exists
    (select from meeting_attendees w where w.meeting_id = ${from}::uuid and ${isSame})`.execute(tx);
  await sql`update meeting_attendees a set name = w.name, is_optional = w.is_optional, position = w.position
    from meeting_attendees w where w.meeting_id = ${from}::uuid and a.meeting_id = ${anyOf(ids)} and ${isSame}`.execute(
    tx,
  );
  const { numAffectedRows = 0n } = await sql`insert into meeting_attendees (id, meeting_id, user_id, email, name,
      is_optional, position, consent, invited_by, response)
    select gen_random_uuid(), m.id, w.user_id, w.email, w.name, w.is_optional, w.position, w.consent, w.invited_by,
      case when w.consent = 'refused' then 'declined' else 'needs_action' end
    from meetings m cross join meeting_attendees w where m.id = ${anyOf(ids)} and w.meeting_id = ${from}::uuid
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

interface Moved {
  series: Series;
  others: { id: string; series_day: Day }[];
  id: string;
  series_day: Day;
}

type InSeriesOn = { id: string; series_day: Day };
interface Anew {
  repeat: MeetingRepeat;
  first_day: Day;
}
/** On which day each meeting is held, by its id, and on which none is. */
interface Placed {
  days: Map<string, Day>;
  skipped: Day[];
}

/**
 * The days of a series that is moved and comes again as before: the so-manieth of its days becomes the so-manieth of the
 * new ones. One on which nothing is to be held, for it was left out, called off or is over, stays so.
 */
function daysAsBefore(series: Series, rows: InSeriesOn[], { repeat, first_day }: Anew): Placed {
  const pivot = (rows[0] as InSeriesOn).series_day;
  const last = [series.planned_until, ...series.skipped, ...rows.map((row) => row.series_day)].sort().at(-1) as Day;
  const before = daysOfRepeat(remainingRepeat(series.repeat, series.first_day, pivot), pivot, last);
  const after = daysOfRepeat(repeat, first_day, '9999-12-31', before.length);
  const idOf = new Map(rows.map((row) => [row.series_day, row.id]));
  const pairs = after.map((day, index) => ({ day, id: idOf.get(before[index] as Day) }));
  return {
    days: new Map(pairs.flatMap(({ day, id }) => (id ? [[id, day] as const] : []))),
    skipped: pairs.flatMap(({ day, id }) => (id ? [] : [day])),
  };
}

/**
 * The days of a series that comes again by another repeat: whoever has its day keeps it, the others take what is left. What
 * was left out, called off or is over stays so.
 */
async function daysByRepeat(
  tx: Tx,
  { id: seriesId, skipped: leftOut }: Series,
  rows: InSeriesOn[],
  { repeat, first_day, days }: Anew & { days: number },
): Promise<Placed> {
  const behind = await tx.selectFrom('meetings').where('series_id', '=', seriesId).select('series_day').execute();
  const taken = new Set(
    [...leftOut, ...behind.map(({ series_day }) => series_day as Day)].map((day) => addDays(day, days)),
  );
  const all = daysOfRepeat(repeat, first_day, '9999-12-31', rows.length + taken.size);
  const wanted = all.filter((day) => !taken.has(day)).slice(0, rows.length);
  const placed = new Map<string, Day>();
  for (const { id, series_day } of rows) {
    const day = addDays(series_day, days);
    if (wanted.includes(day)) placed.set(id, day);
  }
  const held = new Set(placed.values());
  const free = wanted.filter((day) => !held.has(day));
  for (const { id } of rows) {
    const day = placed.has(id) ? undefined : free.shift();
    if (day) placed.set(id, day);
  }
  return { days: placed, skipped: all.filter((day) => taken.has(day)) };
}

/** Begins a series anew from the first of some of its meetings on, at other times or by another repeat. */
async function moveSeries(
  tx: Tx,
  { series, others, id, series_day }: Moved,
  times: Times,
  asked: MeetingRepeat | null | undefined,
  by: MeetingCreator,
): Promise<void> {
  const { now } = by;
  const rows = [{ id, series_day }, ...others].sort((a, b) => (a.series_day < b.series_day ? -1 : 1));
  const pivot = (rows[0] as Moved['others'][number]).series_day;
  const ids = rows.map((row) => row.id);
  await tx.updateTable('meetings').set({ series_id: null }).where('id', '=', anyOf(ids)).execute();
  await endBefore(tx, series, pivot);
  const gone = others.map((other) => other.id);
  if (asked === null) {
    if (gone.length > 0) await tx.deleteFrom('meetings').where('id', '=', anyOf(gone)).execute();
    return void (await tx
      .updateTable('meetings')
      .set({ series_day: null, is_exception: false })
      .where('id', '=', id)
      .execute());
  }
  const days = daysBetween(series_day, dayOf(new Date(times.start_at), times.time_zone));
  const first_day = addDays(pivot, days);
  if (asked) checkRepeat(asked, first_day, now);
  const repeat = normalizeRepeat(
    asked ?? shiftRepeat(remainingRepeat(series.repeat, series.first_day, pivot), days),
    first_day,
  );
  const clock = clockOf(times);
  const { days: wanted, skipped } = asked
    ? await daysByRepeat(tx, series, rows, { repeat, first_day, days })
    : daysAsBefore(series, rows, { repeat, first_day });
  // Each keeps its page, its notes and its answers where there is a day for it.
  const kept = [...wanted].map(([id, day]) => ({ id, ...timesOn(clock, day) }));
  const last = kept.reduce((latest, { day }) => (day > latest ? day : latest), first_day);
  const begun = await tx
    .insertInto('meeting_series')
    .values({
      id: newId(),
      repeat: JSON.stringify(repeat),
      first_day,
      ...clock,
      skipped: JSON.stringify(skipped),
      planned_until: last,
      origin_id: series.origin_id ?? series.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`update meeting_attendees a set response = 'needs_action' from ${rowsIn(kept)}, meetings m
    where a.meeting_id = r.id and m.id = r.id and not m.is_exception and m.start_at <> r.start_at
      and a.consent <> 'refused'`.execute(tx);
  await sql`update meetings m set series_id = ${begun.id}::uuid, series_day = r.day, time_zone = ${clock.time_zone},
      start_at = case when m.is_exception then m.start_at else r.start_at end,
      end_at = case when m.is_exception then m.end_at else r.end_at end,
      version = m.version + case when m.id = ${id}::uuid then 0 else 1 end, updated_at = ${now}::timestamptz
    from ${rowsIn(kept)} where m.id = r.id`.execute(tx);
  const extra = ids.filter((each) => each !== id && !wanted.has(each));
  if (extra.length > 0) await tx.deleteFrom('meetings').where('id', '=', anyOf(extra)).execute();
  await plan(tx, begun, by);
}
