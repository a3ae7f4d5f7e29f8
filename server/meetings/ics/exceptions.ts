import { addDays, type Day, dayOf, daysBetween } from '#domain/dates';
import { daysOfRepeat, type MeetingRepeat } from '#domain/meeting-repeat';
import { instantAt, minutesAt } from '#domain/meeting-time';
import { allOf, type Component, firstOf } from './content.ts';
import { EventReader, type IcsReadContext, type ReadAttendee, Unreadable } from './event.ts';
import { instantBy } from './zone-rules.ts';

/** A day of a series that differs from its rule. Empty fields are inherited from the series. */
export interface ReadException {
  day: Day;
  start_at: string;
  end_at: string;
  title: string;
  description: string;
  location: string;
  conference_url: string | null;
  is_private: boolean | null;
  reminders_min: number[];
  /** Empty where the file names no attendees for that day: those of the series attend. */
  attendees: ReadAttendee[];
}

/** A VEVENT with its UID and the context of its calendar. */
export interface CalendarEvent {
  uid: string;
  event: Component;
  around: IcsReadContext;
}

export type Times = NonNullable<ReturnType<EventReader['times']>>;

/** How many days ahead a series is expanded. */
export const plannedDays = 366;
export const longestMs = 7 * 86_400_000;
const maxLength = { name: 120, place: 200, prose: 4_000 };
/** Budget steps to move a meeting to another day in its zone. */
const stepsOfDay = 4;

export const iso = (at: number) => new Date(at).toISOString();

/** Reads all fields of an event but its times. */
export const factsOf = (reader: EventReader) => ({
  title: reader.text('summary', maxLength.name),
  description: reader.text('description', maxLength.prose),
  location: reader.text('location', maxLength.place),
  conference_url: reader.url(),
  is_private: reader.privacy(),
});
const noFacts = { title: '', description: '', location: '', conference_url: null, is_private: null };

/** Runs `read`; when it throws `Unreadable`, notes `days_unread` on the series, which is imported all the same. */
function ifRead<Of>(series: EventReader, read: () => Of): Of | undefined {
  try {
    return read();
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure;
    series.notes.add('days_unread');
    return undefined;
  }
}

/** Returns the days of EXDATE. */
function skippedIn(reader: EventReader, zone: string): Day[] {
  return allOf(reader.event, 'exdate').flatMap((property) =>
    property.value
      .split(',')
      .filter((value) => value.trim() !== '')
      .flatMap((value) => ifRead(reader, () => reader.time(property, value, zone)) ?? [])
      .map((time) => (time.isDate ? time.day : dayOf(new Date(time.at), zone))),
  );
}

/** For a series in a custom time zone, returns the days on which that differs from the zone that stands in for it. */
function strangeIn(
  { strange, at, end, zone }: Times,
  repeat: MeetingRepeat,
  { around: { budget } }: EventReader,
  now: string,
): ReadException[] {
  if (!strange) return [];
  const [first, minutes] = [dayOf(new Date(at), zone), minutesAt(at, zone)];
  const days = daysOfRepeat(repeat, first, addDays(dayOf(new Date(now)), plannedDays));
  return days.flatMap((day) => {
    budget.spend(stepsOfDay);
    const start = instantBy(strange.rules, { ...strange.moment, day });
    if (start === instantAt(day, minutes, zone)) return [];
    return [{ day, start_at: iso(start), end_at: iso(start + end - at), ...noFacts, reminders_min: [], attendees: [] }];
  });
}

/** Whether an event is a change of a day and all that follow (`RANGE=THISANDFUTURE`). */
export const isFollowing = ({ event }: EventReader) =>
  /^thisandfuture$/i.test(firstOf(event, 'recurrence-id')?.parameters.get('range') ?? '');

/** Returns the day of RECURRENCE-ID in the zone of the series; null without one. */
export function dayIn(reader: EventReader, zone?: string): Day | null {
  const instead = firstOf(reader.event, 'recurrence-id');
  if (!instead) return null;
  const { at, day, isDate } = reader.timeOf(instead, zone);
  return isDate || !zone ? day : dayOf(new Date(at), zone);
}

/** Moves an event to another day at the same wall-clock time. */
export function movedTo<Of extends { start_at: string; end_at: string }>(told: Of, from: Day, to: Day, zone: string) {
  const at = Date.parse(told.start_at);
  const day = addDays(dayOf(new Date(at), zone), daysBetween(from, to));
  const start = from === to ? at : instantAt(day, minutesAt(at, zone), zone);
  return { ...told, start_at: iso(start), end_at: iso(start + Date.parse(told.end_at) - at) };
}

/** A change of one day of a series, or of all from that day on. */
interface ReadDay {
  its: EventReader;
  day: Day | undefined;
  isRest: boolean;
  /** Undefined when the day is cancelled or unreadable. */
  times: Times | undefined;
}

/** Reads changed days in the order in which they apply: changes from a day on first, then single days. */
function readDays(reader: EventReader, others: readonly CalendarEvent[], zone: string, now: string): ReadDay[] {
  const read = others.map(({ event, around }): ReadDay => {
    const its = new EventReader(event, { ...around, zone: reader.around.zone }, now);
    const day = ifRead(reader, () => dayIn(its, zone)) ?? undefined;
    const times = day && !its.isCancelled() ? ifRead(reader, () => its.times()) : undefined;
    return { its, day, isRest: isFollowing(its), times };
  });
  return read.sort(
    (one, other) => Number(other.isRest) - Number(one.isRest) || ((one.day ?? '') < (other.day ?? '') ? -1 : 1),
  );
}

/** Returns the days that an entry sets: up to the next change from a day on, so that every day is set once. */
function daysHeldBy(read: readonly ReadDay[], at: number, held: readonly Day[]): Day[] {
  const { day, isRest } = read[at] as ReadDay;
  if (!day || !isRest) return day ? [day] : [];
  const next = read.slice(at + 1).find((each) => each.isRest && each.times)?.day;
  return [day, ...held.filter((each) => each > day && (!next || each < next))];
}

/** Returns the days on which a series is not held, and those that differ from its rule. */
export function exceptionsIn(
  reader: EventReader,
  others: readonly CalendarEvent[],
  series: Times,
  repeat: MeetingRepeat,
  now: string,
) {
  const { zone } = series;
  const { budget } = reader.around;
  const first = dayOf(new Date(series.at), zone);
  const skipped = new Set(skippedIn(reader, zone));
  const ended: Day[] = [];
  const exceptions = new Map(strangeIn(series, repeat, reader, now).map((each) => [each.day, each]));
  const last = addDays(dayOf(new Date(now)), plannedDays);
  const held = daysOfRepeat(repeat, first, last);
  const goesOn = daysOfRepeat(repeat, first, addDays(last, plannedDays)).length > held.length;
  const read = readDays(reader, others, zone, now);
  for (const [at, { its, day, isRest, times }] of read.entries()) {
    if (day && its.isCancelled()) {
      if (isRest) ended.push(addDays(day, -1));
      else skipped.add(day);
    }
    if (day && times) {
      const isSane = times.end > times.at && times.end - times.at <= longestMs;
      const end = isSane ? times.end : times.at + series.end - series.at;
      const told = { start_at: iso(times.at), end_at: iso(end), ...factsOf(its), attendees: its.attendees() };
      const reminders_min = its.reminders(times.at);
      for (const each of daysHeldBy(read, at, held)) {
        budget.spend(stepsOfDay);
        exceptions.set(each, { ...movedTo(told, day, each, zone), day: each, reminders_min });
      }
      if (isRest && goesOn) its.notes.add('following_year');
    }
    for (const note of its.notes) reader.notes.add(note);
  }
  const [until] = ended.sort();
  return {
    // Cancelled from its first day on, the whole series is cancelled.
    isCancelled: reader.isCancelled() || (until !== undefined && until < first),
    skipped: [...skipped].sort().slice(0, plannedDays),
    exceptions: [...exceptions.values()].slice(0, plannedDays),
    repeat: until && until >= first && until < (repeat.until ?? '9999') ? { ...repeat, until, times: null } : repeat,
  };
}
