import { createHash } from 'node:crypto';
import { addDays, type Day, dayOf, daysBetween } from '#domain/dates';
import { daysOfRepeat, type MeetingRepeat, remainingRepeat } from '#domain/meeting-repeat';
import { instantAt, minutesAt } from '#domain/meeting-time';
import { type Budget, OverBudget, openBudget } from './budget.ts';
import { allOf, type Component, calendarsIn, componentOf, firstOf } from './content.ts';
import {
  EventReader,
  type Fault,
  firstDay,
  type IcsReadContext,
  type Note,
  type ReadAttendee,
  Unreadable,
} from './event.ts';
import {
  type CalendarEvent,
  dayIn,
  exceptionsIn,
  factsOf,
  isFollowing,
  iso,
  longestMs,
  plannedDays,
  type ReadException,
  type Times,
} from './exceptions.ts';
import { repeatIn, ruleIn } from './repeat.ts';
import { textOf } from './values.ts';
import { zonesOf } from './zone-rules.ts';
import { zoneNamed } from './zones.ts';

/** A meeting as a calendar file tells it. */
export interface ReadMeeting {
  uid: string;
  /** Which of a series it is, where the file tells of that one alone. */
  day: Day | null;
  /** Whether that is meant of all from that one on. */
  isFollowing: boolean;
  /** How often it was changed by whoever sent it. */
  sequence: number;
  isCancelled: boolean;
  title: string;
  description: string;
  location: string;
  conference_url: string | null;
  start_at: string;
  end_at: string;
  time_zone: string;
  is_all_day: boolean;
  /** Null where it says nothing of that. */
  is_private: boolean | null;
  repeat: MeetingRepeat | null;
  /** Days of the series on which it is not held. */
  skipped: Day[];
  exceptions: ReadException[];
  attendees: ReadAttendee[];
  reminders_min: number[];
  notes: Note[];
  fault: Fault | null;
}

/** What a meeting of a calendar file is known by: its UID, and its day where it is one of a series. */
export const keyOf = ({ uid, day }: Pick<ReadMeeting, 'uid' | 'day'>) => (day ? `${uid} ${day}` : uid);

/** Why a text as a whole is not read. */
export type Unread = 'no_calendar' | 'too_many' | 'too_slow' | 'reply';

const most = { meetings: 100, parts: 5_000, planned: 2_000 };
const usualMs = 30 * 60_000;
const maxUidLength = 250;

/** A day of a repeat from which on all of a later day's are counted: what is without end begins near that day as well. */
function nearFirst({ every, interval, times }: MeetingRepeat, first: Day, day: Day): Day {
  if (times !== null || (every !== 'day' && every !== 'week')) return first;
  const cycle = interval * (every === 'week' ? 7 : 1);
  return addDays(first, Math.max(0, Math.floor(daysBetween(first, day) / cycle)) * cycle);
}

/** How a meeting comes again, from now on at the earliest where it began long ago. */
function seriesIn(reader: EventReader, times: Times, now: string): { repeat: MeetingRepeat | null; start: number } {
  const once = { repeat: null, start: times.at };
  const [said, ...others] = allOf(reader.event, 'rrule');
  if (firstOf(reader.event, 'rdate')) reader.notes.add('extra_days');
  if (!said) return once;
  const rule = ruleIn(said.value);
  if (!rule) throw new Unreadable('bad_repeat');
  const day = dayOf(new Date(times.at), times.zone);
  const minutes = minutesAt(times.at, times.zone);
  const found = repeatIn(rule, { day, minutes, zone: times.zone });
  if (found === 'too_often') throw new Unreadable(found);
  // Clocks that are on another day than those of the zone would have it on another weekday.
  const isElsewhere = times.strange && times.strange.moment.day !== day;
  // A series may begin before 2000, a single meeting may not.
  const onlyOnce = () => {
    if (day < firstDay) throw new Unreadable('over');
    return once;
  };
  if (found === 'unknown' || others.length > 0 || firstOf(reader.event, 'exrule') || isElsewhere) {
    reader.notes.add('repeat_unknown');
    return onlyOnce();
  }
  const today = dayOf(new Date(now), times.zone);
  if (found.until !== null && found.until < day) return onlyOnce();
  if (day >= addDays(today, -plannedDays)) return { repeat: found, start: times.at };
  const near = nearFirst(found, day, today);
  const next = daysOfRepeat(found, near, addDays(today, plannedDays), 100_000).find((each) => each >= today);
  if (!next) throw new Unreadable('over');
  reader.notes.add('from_now');
  return { repeat: remainingRepeat(found, day, next), start: instantAt(next, minutes, times.zone) };
}

/** When a meeting is, how often, and how its people are told; refuses what cannot be one. */
function timesOf(reader: EventReader, others: readonly CalendarEvent[], now: string): Partial<ReadMeeting> {
  const times = reader.times();
  // Of one of a series that is called off it is enough to know which one.
  const day = dayIn(reader, times?.zone);
  if (!times && reader.isCancelled()) return { day };
  if (!times) throw new Unreadable('no_start');
  if (times.end < times.at) throw new Unreadable('ends_first');
  if (times.end === times.at) {
    reader.notes.add('no_end');
    times.end = times.at + usualMs;
  }
  if (times.end - times.at > longestMs) throw new Unreadable('too_long');
  const { repeat, start } = seriesIn(reader, times, now);
  // What lasts whole days does so where the clocks change too.
  const days = times.isDate ? daysBetween(times.day, dayOf(new Date(times.end), times.zone)) : 0;
  const end =
    days > 0
      ? instantAt(addDays(dayOf(new Date(start), times.zone), days), 0, times.zone)
      : start + times.end - times.at;
  return {
    day,
    start_at: iso(start),
    end_at: iso(end),
    time_zone: times.zone,
    is_all_day: times.isDate,
    reminders_min: reader.reminders(times.at),
    repeat,
    ...(repeat && exceptionsIn(reader, others, { ...times, at: start, end }, repeat, now)),
  };
}

function readMeeting(
  { event, around, ...told }: CalendarEvent,
  others: readonly CalendarEvent[],
  now: string,
): ReadMeeting {
  const reader = new EventReader(event, around, now);
  const meeting: ReadMeeting = {
    uid: [...told.uid].slice(0, maxUidLength).join(''),
    day: null,
    isFollowing: isFollowing(reader),
    sequence: reader.sequence(),
    isCancelled: reader.isCancelled(),
    ...factsOf(reader),
    attendees: reader.attendees(),
    start_at: now,
    end_at: now,
    time_zone: around.zone,
    is_all_day: false,
    repeat: null,
    skipped: [],
    exceptions: [],
    reminders_min: [],
    notes: [],
    fault: null,
  };
  try {
    if (around.method === 'REPLY') throw new Unreadable('reply');
    if (!meeting.uid) throw new Unreadable('no_uid');
    const times = timesOf(reader, others, now);
    if (meeting.isFollowing && !meeting.isCancelled) reader.notes.add('following_year');
    return { ...meeting, ...times, notes: [...reader.notes] };
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure;
    return { ...meeting, fault: failure.fault, notes: [...reader.notes] };
  }
}

/** How many meetings one stands for, a year ahead. */
const plannedOf = ({ repeat, start_at, time_zone, fault }: ReadMeeting, now: string): number => {
  if (fault || !repeat) return 1;
  const first = dayOf(new Date(start_at), time_zone);
  return daysOfRepeat(repeat, first, addDays(dayOf(new Date(now)), plannedDays)).length;
};

/** A UID for an event without one: the same for the same event in another file, so that it does not come in twice. */
function madeUid(event: Component): string {
  const facts = ['dtstart', 'rrule', 'summary', 'location'].map((name) => firstOf(event, name)?.value ?? '');
  return facts[0] ? `sem-uid-${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)}` : '';
}

/** The events of a calendar, with what it says of all of them. */
function eventsOf(calendar: Component, reader: string, budget: Budget): CalendarEvent[] {
  const zone = zoneNamed(textOf(calendar, 'x-wr-timezone')) ?? reader;
  const method = textOf(calendar, 'method').toUpperCase();
  const around: IcsReadContext = {
    zone,
    ownZone: reader,
    zones: zonesOf(calendar, [zone, reader], budget),
    method,
    budget,
  };
  return calendar.components
    .filter(({ name }) => name === 'vevent')
    .map((event) => ({ uid: textOf(event, 'uid') || madeUid(event), event, around }));
}

/** Of what is told twice in a text, as it was sent last; what cannot be taken over comes after what can. */
function withoutOlder(meetings: readonly ReadMeeting[]): ReadMeeting[] {
  const last = new Map<string, ReadMeeting>();
  const isOlder = (one: ReadMeeting, other: ReadMeeting) =>
    one.fault && !other.fault ? true : (one.fault || !other.fault) && one.sequence < other.sequence;
  for (const meeting of meetings) {
    const known = last.get(keyOf(meeting));
    if (!known || !isOlder(meeting, known)) last.set(keyOf(meeting), meeting);
  }
  return meetings.filter((meeting) => !meeting.uid || last.get(keyOf(meeting)) === meeting);
}

const isException = ({ event }: CalendarEvent) => firstOf(event, 'recurrence-id') !== undefined;

/** Reads events without their changed days. Throws `OverBudget` once they expand to too many meetings. */
function readEach(events: readonly CalendarEvent[], now: string) {
  let planned = 0;
  return events.map((event) => {
    const meeting = readMeeting(event, [], now);
    planned += plannedOf(meeting, now);
    if (planned > most.planned) throw new OverBudget('The calendar file stands for too many meetings.');
    return { event, meeting };
  });
}

function readEvents(events: readonly CalendarEvent[], now: string): ReadMeeting[] {
  const exceptions = Map.groupBy(events.filter(isException), ({ uid }) => uid);
  const whole = events.filter((each) => !isException(each));
  const known = new Set(whole.map(({ uid }) => uid));
  // A single day of a series, as it is sent to somebody who is invited to that day only.
  const alone = events.filter((each) => isException(each) && !known.has(each.uid));
  const read = readEach([...whole, ...alone], now);
  const last = new Set(withoutOlder(read.map(({ meeting }) => meeting)));
  // Changed days are read for the latest event of a UID only; for every event with that UID, they would multiply.
  return read.flatMap(({ event, meeting }) => {
    if (!last.has(meeting)) return [];
    const others = isException(event) ? undefined : exceptions.get(event.uid);
    return [others ? readMeeting(event, others, now) : meeting];
  });
}

/**
 * Reads the meetings of a calendar file or of pasted invitations. Times without a zone are in the given one. Refuses a file
 * as soon as it has too many meetings or exceeds the budget.
 */
export function readIcs(text: string, { zone, now }: { zone: string; now: string }): ReadMeeting[] | Unread {
  const lines = calendarsIn(text);
  if (lines === undefined) return 'no_calendar';
  const count = (pattern: RegExp) => lines.flat().filter((line) => pattern.test(line)).length;
  const isMuch = count(/^BEGIN:VEVENT/i) > most.meetings || count(/^BEGIN:/i) > most.parts;
  if (isMuch || lines.length > most.meetings) return 'too_many';
  const budget = openBudget();
  const events = lines.map(componentOf).flatMap((calendar) => eventsOf(calendar, zone, budget));
  if (events.length > 0 && events.every(({ around }) => around.method === 'REPLY')) return 'reply';
  const leftOut = events.flatMap(({ event }) => allOf(event, 'exdate').flatMap(({ value }) => value.split(',')));
  if (leftOut.length > most.planned) return 'too_many';
  try {
    return readEvents(events, now);
  } catch (failure) {
    if (failure instanceof OverBudget) return 'too_many';
    throw failure;
  }
}
