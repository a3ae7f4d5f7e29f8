import { sql } from 'kysely';
import { addDays, type Day, dayOf } from '#domain/dates';
import { daysOfRepeat, type MeetingRepeat, normalizeRepeat } from '#domain/meeting-repeat';
import { instantAt, minutesAt } from '#domain/meeting-time';
import type { Sweep } from '../kernel/housekeeping.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed } from '../kernel/problem.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { checkSeriesSize, countMade, type MeetingCreator, piecesOf } from './caps.ts';
import { writeReminders } from './tell.ts';
import { words } from './words/index.ts';

/** How many days ahead repeating meetings are planned. */
export const plannedDays = 366;
const mostAtOnce = 400;
/** Meetings per INSERT: with 50 attendees each, 2,500 rows. */
export const meetingsOfInsert = 50;

export type Series = Row<'meeting_series'>;
export type Times = Pick<Row<'meetings'>, 'start_at' | 'end_at' | 'time_zone'>;

const iso = (at: number) => new Date(at).toISOString();

/** How the times of a meeting are those of a series. */
export const clockOf = ({ start_at, end_at, time_zone }: Times) => ({
  start_minutes: minutesAt(Date.parse(start_at), time_zone),
  duration_ms: Date.parse(end_at) - Date.parse(start_at),
  time_zone,
});

/** The times of a series on one of its days: its hour on the wall, however the clocks were changed. */
export function timesOn(series: Pick<Series, 'start_minutes' | 'duration_ms' | 'time_zone'>, day: Day) {
  const start = instantAt(day, series.start_minutes, series.time_zone);
  return { day, start_at: iso(start), end_at: iso(start + series.duration_ms) };
}

/** Refuses a repeat that has no sense. */
export function checkRepeat(repeat: MeetingRepeat, first: Day, now: string): void {
  if (repeat.until !== null && repeat.times !== null) throw notAllowed('repeat', words.twoEnds);
  if (repeat.until !== null && repeat.until < first) throw notAllowed('repeat', words.endsBeforeFirst);
  // What began long ago would be thousands at once.
  if (first < addDays(dayOf(new Date(now)), -plannedDays)) throw notAllowed('start_at', words.tooLongAgo);
}

export const rowsIn = (json: unknown) =>
  sql`jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as r(id uuid, day date, start_at timestamptz, end_at timestamptz)`;

/** The one of a series that others are like: the last that was not changed by itself. */
export const modelOf = (tx: Tx, seriesId: string) =>
  tx
    .selectFrom('meetings')
    .where('series_id', '=', seriesId)
    .orderBy('is_exception')
    .orderBy('series_day', 'desc')
    .select('id')
    .executeTakeFirst();

/** Inserts the meetings of some days of a series as copies of one of its meetings. */
async function insertDays(tx: Tx, series: Series, days: readonly Day[], model: string, now: string): Promise<void> {
  const fresh = days.map((day) => ({ id: newId(), ...timesOn(series, day) }));
  await sql`insert into meetings (id, series_id, series_day, start_at, end_at, time_zone, title, search_text, description,
      status, location, conference_url, project_id, client_id, unit_id, organizer_id, is_private, mails_guests, agenda,
      reminders_min, is_sample, created_at, updated_at)
    select r.id, ${series.id}::uuid, r.day, r.start_at, r.end_at, m.time_zone, m.title, m.search_text, m.description,
      case when m.status = 'draft' then 'draft' else 'scheduled' end, m.location, m.conference_url, m.project_id,
      m.client_id, m.unit_id, m.organizer_id, m.is_private,
      m.mails_guests, m.agenda, m.reminders_min, m.is_sample, ${now}::timestamptz, ${now}::timestamptz
    from ${rowsIn(fresh)} cross join meetings m where m.id = ${model}::uuid`.execute(tx);
  await sql`insert into meeting_attendees (id, meeting_id, user_id, email, name, response, is_optional, position,
      consent, invited_by)
    select gen_random_uuid(), r.id, a.user_id, a.email, a.name, a.response, a.is_optional, a.position,
      a.consent, a.invited_by
    from ${rowsIn(fresh)} cross join meeting_attendees a where a.meeting_id = ${model}::uuid`.execute(tx);
  await writeReminders(
    tx,
    fresh.map(({ id }) => id),
    now,
  );
}

const count = sql<number>`count(*)::integer`.as('count');

/** Returns the number of attendees of a meeting, without its organizer. */
export const attendeesCount = async (tx: Tx, id: string): Promise<number> =>
  (await tx.selectFrom('meeting_attendees').where('meeting_id', '=', id).select(count).executeTakeFirstOrThrow()).count;

/** Returns how many meetings of a series are not over. */
const aheadOf = async (tx: Tx, seriesId: string, now: string): Promise<number> =>
  (
    await tx
      .selectFrom('meetings')
      .where('series_id', '=', seriesId)
      .where('end_at', '>', now)
      .select(count)
      .executeTakeFirstOrThrow()
  ).count;

/** Inserts the meetings of some days of a series in pieces. Throws `Problem` (409) above the limits of `by`. */
export async function writeDays(
  tx: Tx,
  series: Series,
  days: readonly Day[],
  model: string,
  by: MeetingCreator,
): Promise<void> {
  if (days.length === 0) return;
  const attendees = await attendeesCount(tx, model);
  if (by.person) checkSeriesSize(((await aheadOf(tx, series.id, by.now)) + days.length) * attendees);
  await countMade(tx, by, { meetings: days.length, invitations: days.length * attendees });
  for (const piece of piecesOf(days, meetingsOfInsert)) await insertDays(tx, series, piece, model, by.now);
}

/** Inserts the planned meetings of a series that are missing, as copies of the last one without changes of its own. */
export async function plan(tx: Tx, series: Series, by: MeetingCreator, maxDays = mostAtOnce): Promise<void> {
  const today = dayOf(new Date(by.now), series.time_zone);
  const last = addDays(today > series.first_day ? today : series.first_day, plannedDays);
  const all = daysOfRepeat(series.repeat, series.first_day, last);
  const is_done = all.length === series.repeat.times || (series.repeat.until !== null && series.repeat.until <= last);
  const model = await modelOf(tx, series.id);
  if (!model) return void (await tx.deleteFrom('meeting_series').where('id', '=', series.id).execute());
  const skipped = new Set(series.skipped);
  const days = all.filter((day) => day > series.planned_until && !skipped.has(day)).slice(0, maxDays);
  await writeDays(tx, series, days, model.id, by);
  // The remaining days are planned by the next call.
  const planned_until = days.length === maxDays ? (days.at(-1) ?? last) : last;
  await tx
    .updateTable('meeting_series')
    .set({ planned_until, is_done: is_done && days.length < maxDays })
    .where('id', '=', series.id)
    .execute();
}

export const seriesOf = (tx: Tx, id: string) =>
  tx.selectFrom('meeting_series').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Makes a meeting the first of a series, and plans the others. */
export async function beginSeries(
  tx: Tx,
  id: string,
  times: Times,
  asked: MeetingRepeat,
  by: MeetingCreator,
): Promise<void> {
  const first_day = dayOf(new Date(times.start_at), times.time_zone);
  checkRepeat(asked, first_day, by.now);
  const repeat = normalizeRepeat(asked, first_day);
  const series = await tx
    .insertInto('meeting_series')
    .values({ id: newId(), repeat: JSON.stringify(repeat), first_day, ...clockOf(times), planned_until: first_day })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('meetings')
    .set({ series_id: series.id, series_day: first_day, is_exception: false })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('imported_meetings').set({ origin_id: series.id }).where('meeting_id', '=', id).execute();
  await plan(tx, series, by);
}

const openSeries = (db: Db, until: Day) =>
  db.selectFrom('meeting_series').where('is_done', '=', false).where('planned_until', '<', until);

/** Plans what another day has brought within reach. */
export const planSeries: Sweep = async (db, { now }) => {
  const until = addDays(dayOf(new Date(now)), plannedDays - 1);
  const planSome = (id: string) =>
    db.transaction().execute(async (tx) => {
      const series = await openSeries(tx, until).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
      if (series) await plan(tx, series, { now, person: null }, meetingsOfInsert);
      return series !== undefined;
    });
  for (const { id } of await openSeries(db, until).select('id').execute()) while (await planSome(id));
};
