import { addDays, type Day, dayOf, daysBetween } from '#domain/dates';
import { daysOfRepeat, type MeetingRepeat, repeatAfter } from '#domain/meeting-repeat';
import { instantAt, minutesAt } from '#domain/meeting-time';
import { allOf, type Component, calendarsIn, componentOf, firstOf } from './content.ts';
import { type Around, EventReader, type Fault, type Note, type ReadAttendee, Unreadable } from './event.ts';
import { repeatIn, ruleIn } from './repeat.ts';
import { textOf } from './values.ts';
import { instantBy, zonesOf } from './zone-rules.ts';
import { zoneNamed } from './zones.ts';

/** One of a series that is held otherwise than its rule says; what is not told of it is as with the others. */
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
  /** None where it says nothing of who is asked: then they are those of the others. */
  attendees: ReadAttendee[];
}

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
export type Unread = 'no_calendar' | 'too_many' | 'reply';

const most = { meetings: 100, parts: 5_000, planned: 2_000 };
const longestMs = 7 * 86_400_000;
const usualMs = 30 * 60_000;
const plannedDays = 366;
const reads = { name: 120, place: 200, prose: 4_000, uid: 250 };

const iso = (at: number) => new Date(at).toISOString();

type Times = NonNullable<ReturnType<EventReader['times']>>;

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
  if (found === 'unknown' || others.length > 0 || firstOf(reader.event, 'exrule') || isElsewhere) {
    reader.notes.add('repeat_unknown');
    return once;
  }
  const today = dayOf(new Date(now), times.zone);
  if (found.until !== null && found.until < day) return once;
  if (day >= addDays(today, -plannedDays)) return { repeat: found, start: times.at };
  const near = nearFirst(found, day, today);
  const next = daysOfRepeat(found, near, addDays(today, plannedDays), 100_000).find((each) => each >= today);
  if (!next) throw new Unreadable('over');
  reader.notes.add('from_now');
  return { repeat: repeatAfter(found, day, next), start: instantAt(next, minutes, times.zone) };
}

/** What is told of a meeting besides when it is. */
const factsOf = (reader: EventReader) => ({
  title: reader.text('summary', reads.name),
  description: reader.text('description', reads.prose),
  location: reader.text('location', reads.place),
  conference_url: reader.url(),
  is_private: reader.privacy(),
});
const noFacts = { title: '', description: '', location: '', conference_url: null, is_private: null };

/** When a meeting is, how often, and how its people are told; refuses what cannot be one. */
function timesOf(reader: EventReader, others: Told[], now: string): Partial<ReadMeeting> {
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

/** An event, and the calendar that it stands in. */
interface Told {
  event: Component;
  around: Around;
}

function readMeeting({ event, around }: Told, others: Told[], now: string): ReadMeeting {
  const reader = new EventReader(event, around, now);
  const meeting: ReadMeeting = {
    uid: [...textOf(event, 'uid')].slice(0, reads.uid).join(''),
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

/** What is read of a day of a series; of one that cannot be read the series says so, and is taken over. */
function ifRead<Of>(series: EventReader, read: () => Of): Of | undefined {
  try {
    return read();
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure;
    series.notes.add('days_unread');
    return undefined;
  }
}

/** The days of a series on which it is not held. */
function skippedIn(reader: EventReader, zone: string): Day[] {
  return allOf(reader.event, 'exdate').flatMap((property) =>
    property.value
      .split(',')
      .filter((value) => value.trim() !== '')
      .flatMap((value) => ifRead(reader, () => reader.time(property, value, zone)) ?? [])
      .map((time) => (time.isDate ? time.day : dayOf(new Date(time.at), zone))),
  );
}

/** Those of a series whose clocks go as nobody's here do: where the zone's show another time, by instants of their own. */
function strangeIn({ strange, at, end, zone }: Times, repeat: MeetingRepeat, now: string): ReadException[] {
  if (!strange) return [];
  const [first, minutes] = [dayOf(new Date(at), zone), minutesAt(at, zone)];
  const days = daysOfRepeat(repeat, first, addDays(dayOf(new Date(now)), plannedDays));
  return days.flatMap((day) => {
    const start = instantBy(strange.rules, { ...strange.moment, day });
    if (start === instantAt(day, minutes, zone)) return [];
    return [{ day, start_at: iso(start), end_at: iso(start + end - at), ...noFacts, reminders_min: [], attendees: [] }];
  });
}

/** Whether what is told of one of a series is meant of all from that one on. */
const isFollowing = ({ event }: EventReader) =>
  /^thisandfuture$/i.test(firstOf(event, 'recurrence-id')?.parameters.get('range') ?? '');

/** Which of a series an event is of, in the zone of that; null of one that is of none. */
function dayIn(reader: EventReader, zone?: string): Day | null {
  const instead = firstOf(reader.event, 'recurrence-id');
  if (!instead) return null;
  const { at, day, isDate } = reader.timeOf(instead, zone);
  return isDate || !zone ? day : dayOf(new Date(at), zone);
}

/** What is told of a day of a series, as it is on another: by the clocks of its zone. */
export function movedTo<Of extends Pick<ReadMeeting, 'start_at' | 'end_at'>>(
  told: Of,
  from: Day,
  to: Day,
  zone: string,
): Of {
  const at = Date.parse(told.start_at);
  const day = addDays(dayOf(new Date(at), zone), daysBetween(from, to));
  const start = from === to ? at : instantAt(day, minutesAt(at, zone), zone);
  return { ...told, start_at: iso(start), end_at: iso(start + Date.parse(told.end_at) - at) };
}

/** The days of a series on which it is not held, and those on which it is held otherwise. */
function exceptionsIn(
  reader: EventReader,
  others: Told[],
  series: Times,
  repeat: MeetingRepeat,
  now: string,
): Pick<ReadMeeting, 'skipped' | 'exceptions' | 'repeat' | 'isCancelled'> {
  const { zone } = series;
  const first = dayOf(new Date(series.at), zone);
  const skipped = new Set(skippedIn(reader, zone));
  const ended: Day[] = [];
  const exceptions = new Map(strangeIn(series, repeat, now).map((each) => [each.day, each]));
  const last = addDays(dayOf(new Date(now)), plannedDays);
  const held = daysOfRepeat(repeat, first, last);
  const goesOn = daysOfRepeat(repeat, first, addDays(last, plannedDays)).length > held.length;
  const read = others.map(({ event, around }) => {
    const its = new EventReader(event, { ...around, zone: reader.around.zone }, now);
    return { its, day: ifRead(reader, () => dayIn(its, zone)), isRest: isFollowing(its) };
  });
  // What is told of one day alone holds there, whatever is told from an earlier one on.
  read.sort(
    (one, other) => Number(other.isRest) - Number(one.isRest) || ((one.day ?? '') < (other.day ?? '') ? -1 : 1),
  );
  for (const { its, day, isRest } of read) {
    const times = day && !its.isCancelled() ? ifRead(reader, () => its.times()) : undefined;
    if (day && its.isCancelled()) {
      if (isRest) ended.push(addDays(day, -1));
      else skipped.add(day);
    }
    if (day && times) {
      const isSane = times.end > times.at && times.end - times.at <= longestMs;
      const end = isSane ? times.end : times.at + series.end - series.at;
      const told = { start_at: iso(times.at), end_at: iso(end), ...factsOf(its), attendees: its.attendees() };
      const reminders_min = its.reminders(times.at);
      const days = isRest ? [day, ...held.filter((each) => each > day)] : [day];
      for (const each of days) exceptions.set(each, { ...movedTo(told, day, each, zone), day: each, reminders_min });
      if (isRest && goesOn) its.notes.add('following_year');
    }
    for (const note of its.notes) reader.notes.add(note);
  }
  const [until] = ended.sort();
  return {
    // Called off from its first day on it is called off wholly.
    isCancelled: reader.isCancelled() || (until !== undefined && until < first),
    skipped: [...skipped].sort().slice(0, plannedDays),
    exceptions: [...exceptions.values()].slice(0, plannedDays),
    repeat: until && until >= first && until < (repeat.until ?? '9999') ? { ...repeat, until, times: null } : repeat,
  };
}

/** How many meetings one stands for, a year ahead. */
const plannedOf = ({ repeat, start_at, time_zone, fault }: ReadMeeting, now: string): number => {
  if (fault || !repeat) return 1;
  const first = dayOf(new Date(start_at), time_zone);
  return daysOfRepeat(repeat, first, addDays(dayOf(new Date(now)), plannedDays)).length;
};

/** The events of a calendar, with what it says of all of them. */
function eventsOf(calendar: Component, reader: string): Told[] {
  const zone = zoneNamed(textOf(calendar, 'x-wr-timezone')) ?? reader;
  const method = textOf(calendar, 'method').toUpperCase();
  const around: Around = { zone, zones: zonesOf(calendar, [zone, reader]), method };
  return calendar.components.filter(({ name }) => name === 'vevent').map((event) => ({ event, around }));
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

/**
 * The meetings of a calendar file, or of invitations that were pasted. What names no zone is in the given one. What is
 * too much is refused before it is read.
 */
export function readIcs(text: string, { zone, now }: { zone: string; now: string }): ReadMeeting[] | Unread {
  const lines = calendarsIn(text);
  if (lines === undefined) return 'no_calendar';
  const count = (pattern: RegExp) => lines.flat().filter((line) => pattern.test(line)).length;
  const isMuch = count(/^BEGIN:VEVENT/i) > most.meetings || count(/^BEGIN:/i) > most.parts;
  if (isMuch || lines.length > most.meetings) return 'too_many';
  const events = lines.map(componentOf).flatMap((calendar) => eventsOf(calendar, zone));
  if (events.length > 0 && events.every(({ around }) => around.method === 'REPLY')) return 'reply';
  const leftOut = events.flatMap(({ event }) => allOf(event, 'exdate').flatMap(({ value }) => value.split(',')));
  if (leftOut.length > most.planned) return 'too_many';
  const isException = ({ event }: Told) => firstOf(event, 'recurrence-id') !== undefined;
  const uidOf = ({ event }: Told) => textOf(event, 'uid');
  const whole = events.filter((each) => !isException(each));
  const known = new Set(whole.map(uidOf));
  // One of a series alone, as whoever is asked to that one is sent it.
  const alone = events.filter((each) => isException(each) && !known.has(uidOf(each)));
  const meetings = [...whole, ...alone].map((each) => {
    const others = events.filter((other) => isException(other) && uidOf(other) === uidOf(each) && other !== each);
    return readMeeting(each, others, now);
  });
  const planned = meetings.reduce((sum, meeting) => sum + plannedOf(meeting, now), 0);
  return planned > most.planned ? 'too_many' : withoutOlder(meetings);
}
