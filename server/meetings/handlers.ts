import { type RawBuilder, sql } from 'kysely';
import { addDays, type Day, dayOf } from '#domain/dates';
import { instantAt } from '#domain/meeting-time';
import type { Ask, Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import { change } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { hasConsented } from '../kernel/attendance.ts';
import { notAllowed, Problem } from '../kernel/problem.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import { isOpenTo, isTheirs, meetingAccess, ofMeeting } from './access.ts';
import { changeableMeeting, checkNotHidden, labelOf } from './change.ts';
import { checkMeetingTime } from './check.ts';
import { changeAsked, createMeeting } from './create.ts';
import { holdMeeting } from './hold.ts';
import { isOpen } from './mail/open-status.ts';
import { isSeenBy, meetingsSeenBy, meetingsWhere, readMeeting, seenBy, serializeMeeting, takingOf } from './queries.ts';
import { leaveSeries } from './series.ts';
import { tellAttendees } from './tell.ts';
import { words } from './words/index.ts';

const orders = {
  start_at: { by: 'm.start_at', type: 'instant' },
  updated_at: { by: 'm.updated_at', type: 'instant' },
} as const;

// Who says nothing of their zone is where most of us are.
const usualZone = 'America/Sao_Paulo';

type Sorting = { sort_by?: keyof typeof orders; sort_order?: 'asc' | 'desc' };
const sorting = (context: Context, { sort_by = 'start_at', sort_order: direction = 'asc' }: Sorting = {}) => ({
  order: [orders[sort_by], { by: 'm.id', type: 'id' }] as const,
  direction,
  as: serializeMeeting(context),
});

/** The meetings that a list asks for. By what is hidden of one it is not found. */
export function meetingsAsked(context: Context, asked: Ask<'listMeetings'>['query']) {
  const {
    search = '',
    status = [],
    project_id,
    unit_id,
    client_id,
    attendee_id,
    busy,
    series_id,
    next_of_series,
    from,
    to,
  } = asked;
  const { store, person, now } = context;
  const isTaken = attendee_id !== undefined && busy;
  const open: RawBuilder<boolean>[] = search ? [matchesSearchInSql('m.search_text', search)] : [];
  if (project_id !== undefined) open.push(sql<boolean>`m.project_id = ${project_id}::uuid`);
  if (unit_id !== undefined) open.push(sql<boolean>`m.unit_id = ${unit_id}::uuid`);
  if (client_id !== undefined) open.push(sql<boolean>`m.client_id = ${client_id}::uuid`);
  if (series_id !== undefined) open.push(sql<boolean>`m.series_id = ${series_id}::uuid`);
  if (attendee_id !== undefined && !isTaken) open.push(isTheirs(attendee_id));
  const wanted = isTaken ? takingOf(attendee_id, person) : seenBy(person);
  if (status.length > 0) wanted.push(sql<boolean>`m.status in (${sql.join([...new Set(status)].sort())})`);
  if (from !== undefined) wanted.push(sql<boolean>`m.end_at > ${from}::timestamptz`);
  if (to !== undefined) wanted.push(sql<boolean>`m.start_at < ${to}::timestamptz`);
  if (open.length > 0) wanted.push(isSeenBy(person), isOpenTo(person), ...open);
  return meetingsWhere(store.db, person, next_of_series ? [...wanted, isNextAmong(wanted, now)] : wanted);
}

/** Whether a meeting (`m`) is over, is of no series, or is the next of its series among those that are wanted. */
const isNextAmong = (wanted: readonly RawBuilder<boolean>[], now: string) =>
  sql<boolean>`(m.series_id is null or m.end_at <= ${now}::timestamptz or m.id in (
    select distinct on (m.series_id) m.id from meetings m
    where m.series_id is not null and m.end_at > ${now}::timestamptz and ${sql.join(wanted, sql` and `)}
    order by m.series_id, m.status = 'cancelled', m.series_day))`;

/** A page of the meetings that somebody may see. */
const listMeetings: Handler<'listMeetings'> = (asked, context) =>
  page(meetingsAsked(context, asked.query), asked, context, sorting(context, asked.query));

/** The meetings that somebody is to be at. */
const ownMeetings = (context: Context) =>
  meetingsSeenBy(context.store.db, context)
    .where(isTheirs(context.person.id))
    .where('m.status', 'not in', ['draft', 'cancelled']);

const listMeetingsToday: Handler<'listMeetingsToday'> = async (asked, context) => {
  const { db } = context.store;
  const preferred = await db
    .selectFrom('preferences')
    .where('user_id', '=', context.person.id)
    .select('time_zone')
    .executeTakeFirst();
  const zone = asked.query.time_zone ?? preferred?.time_zone ?? usualZone;
  const today = dayOf(new Date(context.now), zone);
  // The store does not know all zones that a browser does.
  const midnight = (day: Day) => new Date(instantAt(day, 0, zone)).toISOString();
  const wanted = ownMeetings(context)
    .where('m.end_at', '>', midnight(today))
    .where('m.start_at', '<', midnight(addDays(today, 1)));
  return page(wanted, asked, context, sorting(context));
};

const listMeetingsUpcoming: Handler<'listMeetingsUpcoming'> = (asked, context) => {
  const { days = 7 } = asked.query;
  const until = new Date(Date.parse(context.now) + days * 86_400_000).toISOString();
  const wanted = ownMeetings(context)
    .where('m.status', 'not in', ['completed', 'no_show'])
    .where('m.end_at', '>', context.now)
    .where('m.start_at', '<', until);
  return page(wanted, asked, context, sorting(context));
};

const listMeetingsOfProject: Handler<'listMeetingsOfProject'> = (asked, context) =>
  page(
    meetingsSeenBy(context.store.db, context).where('m.project_id', '=', asked.path.id),
    asked,
    context,
    sorting(context, asked.query),
  );

/** Counts a person's invitations, to members and guests alike. */
async function countGuests({ attendees = [] }: Pick<Schema<'MeetingChange'>, 'attendees'>, context: Context) {
  if (attendees.length === 0) return;
  await countAttempt('invite guests', { account: context.person.id, address: context.client.address }, context);
}

/** Limits how often a person changes or deletes meetings of a series together. */
async function countSeriesChange(scope: Schema<'MeetingScope'> | undefined, context: Context) {
  if (scope && scope !== 'one') await countAttempt('change series', { account: context.person.id }, context);
}

/** Limits how often a person changes meetings, and tells the attendees of one meeting about it. */
async function countChange(id: string, change: Partial<Schema<'MeetingChange'> & { status: string }>, asked: Context) {
  await countAttempt('change meeting', { account: asked.person.id }, asked);
  const isTold = ['start_at', 'end_at', 'attendees', 'status'].some((name) => name in change);
  if (isTold) await countAttempt('reschedule meeting', { account: `${asked.person.id} ${id}` }, asked);
}

/** Creates a meeting, which the caller organizes. */
const handleCreateMeeting: Handler<'createMeeting'> = async ({ body }, asked) => {
  await countGuests(body, asked);
  return asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    return { status: 201, body: await readMeeting(tx, await createMeeting(tx, body, context), context) };
  });
};

const getMeeting: Handler<'getMeeting'> = async ({ path: { id } }, context) => ({
  status: 200,
  body: await readMeeting(context.store.db, id, context),
});

const updateMeeting: Handler<'updateMeeting'> = async ({ path, body }, asked) => {
  await countGuests(body, asked);
  const { scope, ...rest } = body;
  await countSeriesChange(scope, asked);
  await countChange(path.id, rest, asked);
  return change(changeableMeeting(scope), path, await changeAsked(asked.store.db, rest, asked), asked);
};

const updateMeetingStatus: Handler<'updateMeetingStatus'> = async ({ path, body }, asked) => {
  await countChange(path.id, body, asked);
  return change(changeableMeeting(), path, body, asked);
};

/** Deletes a meeting. Whoever saw it hears that it is gone. */
const deleteMeeting: Handler<'deleteMeeting'> = async ({ path: { id }, query: { scope = 'one' } }, asked) => {
  await countSeriesChange(scope, asked);
  return asked.store.transaction(async (tx) => {
    const context = await meetingAccess.hold(tx, id, asked);
    const meeting = await tx
      .selectFrom('meetings as m')
      .where('m.id', '=', id)
      .selectAll('m')
      .select(
        sql<string[]>`array(select m.organizer_id
          union select a.user_id from meeting_attendees a
            where a.meeting_id = m.id and a.user_id is not null and ${hasConsented()}
          union select x.user_id from project_members x
            where x.project_id = m.project_id and m.status <> 'draft' and not m.is_private)`.as('witnesses'),
      )
      .executeTakeFirstOrThrow();
    checkNotHidden(context.role, meeting);
    const attendees = await tx.selectFrom('meeting_attendees').selectAll().where('meeting_id', '=', id).execute();
    if (isOpen(meeting.status))
      await tellAttendees(tx, 'cancelled', meeting, attendees, { ...context, before: meeting, isGone: true });
    await context.notifications.withdraw(tx, { meeting_id: id });
    const ids = await leaveSeries(tx, meeting, scope, context.now);
    await tx.deleteFrom('meetings').where('id', '=', anyOf(ids)).execute();
    const { witnesses } = meeting;
    const label = labelOf(meeting);
    await recordActivity(
      tx,
      { subject: ofMeeting(id), verb: 'deleted', entity: 'meeting', entity_id: id, label, witnesses },
      context,
    );
    return { status: 204, body: undefined };
  });
};

/** Writes down whether the caller comes. It makes nobody's form out of date. */
const answerMeeting: Handler<'answerMeeting'> = ({ path: { id }, body: { response } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await meetingAccess.hold(tx, id, asked);
    const attendee = await tx
      .selectFrom('meeting_attendees as a')
      .innerJoin('meetings as m', 'm.id', 'a.meeting_id')
      .where('m.id', '=', id)
      .where('a.user_id', '=', context.person.id)
      .where(hasConsented())
      .select(['a.id', 'a.response', 'm.title', 'm.is_private'])
      .executeTakeFirst();
    if (!attendee) throw notAllowed('response', words.notAsked);
    if (attendee.response !== response) {
      await tx.updateTable('meeting_attendees').set({ response }).where('id', '=', attendee.id).execute();
      // Who comes to the first comes to those that follow, until they say otherwise of one.
      await sql`update meeting_attendees a set response = ${response} from meetings m, meetings first
        where first.id = ${id}::uuid and m.series_id = first.series_id and m.series_day > first.series_day
          and a.meeting_id = m.id and a.user_id = ${context.person.id}::uuid and a.response = 'needs_action'
          and ${hasConsented()}`.execute(tx);
      const changes: Schema<'FieldChange'>[] = attendee.is_private
        ? []
        : [{ field: 'response', before: attendee.response, after: response }];
      const what = { subject: ofMeeting(id), entity: 'meeting', entity_id: id, label: labelOf(attendee) } as const;
      await recordActivity(tx, { ...what, verb: 'changed', changes }, context);
    }
    return { status: 200, body: await readMeeting(tx, id, context) };
  });

/** Says which part of the agenda is talked about. It makes nobody's form out of date. */
const setMeetingClock: Handler<'setMeetingClock'> = ({ path: { id }, body: { item_id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, id, asked);
    if (meeting.status !== 'in_progress') throw new Problem(409, 'ILLEGAL_TRANSITION', words.notInProgress);
    if (item_id !== null && !meeting.agenda.some((item) => item.id === item_id))
      throw notAllowed('item_id', words.unknownReference);
    if (item_id !== meeting.clock_item_id) {
      const clock_since = item_id === null ? null : context.now;
      await tx.updateTable('meetings').set({ clock_item_id: item_id, clock_since }).where('id', '=', id).execute();
      const what = { subject: ofMeeting(id), entity: 'meeting', entity_id: id, label: labelOf(meeting) } as const;
      await recordActivity(tx, { ...what, verb: 'changed' }, context);
    }
    return { status: 200, body: await readMeeting(tx, id, context) };
  });

export const meetingHandlers = {
  listMeetings,
  listMeetingsToday,
  listMeetingsUpcoming,
  listMeetingsOfProject,
  createMeeting: handleCreateMeeting,
  getMeeting,
  updateMeeting,
  updateMeetingStatus,
  deleteMeeting,
  answerMeeting,
  setMeetingClock,
  checkMeetingTime,
};
