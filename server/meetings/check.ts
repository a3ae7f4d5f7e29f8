import { sql } from 'kysely';
import { daysInSpan, findFreeSlot, isInOfficeHours, type Span } from '#domain/meeting-time';
import { findCustomHoliday, type HolidayOptions, holidayName, isWorkingDay } from '#domain/working-days';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { hasConsented } from '../kernel/attendance.ts';
import { viewerOf } from '../kernel/person.ts';
import { notAllowed } from '../kernel/problem.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import { holidaysOf } from '../units/read.ts';
import { isHiddenFrom, roleIn } from './access.ts';
import { words } from './words/index.ts';

const searchedMs = 32 * 86_400_000;
const longestMs = 7 * 86_400_000;

/** When some people are taken from an instant on, by whom and by what; the caller is told only of what they may see. */
function takenTimes({ store, person }: Context, { start_at, user_ids, except_id }: Schema<'MeetingTime'>) {
  const until = new Date(Date.parse(start_at) + searchedMs).toISOString();
  let wanted = store.db
    .selectFrom('users as u')
    .innerJoin('meetings as m', (join) =>
      join.on(
        sql<boolean>`m.organizer_id = u.id or exists (select from meeting_attendees a
          where a.meeting_id = m.id and a.user_id = u.id and a.response <> 'declined' and ${hasConsented()})`,
      ),
    )
    .where('u.id', '=', anyOf(user_ids))
    .where('m.status', 'in', ['scheduled', 'confirmed', 'in_progress'])
    .where('m.end_at', '>', start_at)
    .where('m.start_at', '<', until)
    .orderBy('m.start_at')
    .orderBy('u.name_key')
    .orderBy('u.id')
    .limit(5_000)
    .select(['u.id as person_id', 'u.name as person_name', 'm.id', 'm.title', 'm.is_private', 'm.start_at', 'm.end_at'])
    .select(roleIn(person.id, person.viewing && viewerOf(person)).as('role'));
  if (except_id) wanted = wanted.where('m.id', '!=', except_id);
  return wanted.execute();
}

/** What a time collides with, and the next one that is free for all. */
export const checkMeetingTime: Handler<'checkMeetingTime'> = async ({ body }, context) => {
  const { start_at, end_at, time_zone, unit_id } = body;
  const span: Span = { start: Date.parse(start_at), end: Date.parse(end_at) };
  if (span.end <= span.start) throw notAllowed('end_at', words.endsBeforeStart);
  if (span.end - span.start > longestMs) throw notAllowed('end_at', words.tooLong);
  const own = (unit_id && (await holidaysOf(context.store.db, unit_id))) || [];
  const options: HolidayOptions = { own };
  const taken = await takenTimes(context, body);
  const seesAll = context.person.permissions.has('manage:meetings');
  const busy = taken
    .filter((one) => one.start_at < end_at)
    .map(({ person_id, person_name, id, title, role, is_private, ...times }) => ({
      person: { id: person_id, name: person_name },
      start_at: times.start_at,
      end_at: times.end_at,
      meeting: (role || seesAll) && !isHiddenFrom(role, { is_private }) ? { id, name: title } : null,
    }));
  const days = daysInSpan(span, time_zone);
  const holidays = days.flatMap((date) => {
    const [national, name] = [holidayName(date) ?? null, findCustomHoliday(date, own)?.name ?? null];
    return national === null && name === null ? [] : [{ date, national, name }];
  });
  const is_outside_hours = !isInOfficeHours(span, time_zone);
  const isFree = busy.length === 0 && !is_outside_hours && days.every((day) => isWorkingDay(day, options));
  const spans = taken.map((one) => ({ start: Date.parse(one.start_at), end: Date.parse(one.end_at) }));
  // What is over is proposed to nobody.
  const start = Math.max(span.start, Date.parse(context.now));
  const wanted = { start, end: start + span.end - span.start };
  const free = isFree ? undefined : findFreeSlot(wanted, spans, { timeZone: time_zone, ...options });
  const next_free = free
    ? { start_at: new Date(free.start).toISOString(), end_at: new Date(free.end).toISOString() }
    : null;
  return { status: 200, body: { busy, holidays, is_outside_hours, next_free } };
};
