import ICAL from 'ical.js';
import { addDays, type Day, dayOf, daysBetween } from '#domain/dates';
import { isEmail } from '#domain/email';
import { daysOfRepeat, type MeetingRepeat, repeatAfter } from '#domain/meeting-repeat';
import { instantAt, minutesAt } from '#domain/meeting-time';
import type { Schema } from '#openapi/operations';
import { repeatIn } from './repeat.ts';
import { zoneNamed } from './zones.ts';

export type Fault = NonNullable<Schema<'IcsEvent'>['fault']>;
export type Note = Schema<'IcsEvent'>['notes'][number];

/** One of a series that is held otherwise than its rule says. */
export interface ReadException {
  day: Day;
  start_at: string;
  end_at: string;
  title: string;
  location: string;
}

/** A meeting as a calendar file tells it. */
export interface ReadMeeting {
  uid: string;
  /** Which of a series it is, where the file tells of that one alone. */
  day: Day | null;
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
  is_private: boolean;
  repeat: MeetingRepeat | null;
  /** Days of the series on which it is not held. */
  skipped: Day[];
  exceptions: ReadException[];
  attendees: { email: string; name: string; response: Schema<'MeetingResponse'>; is_optional: boolean }[];
  reminders_min: number[];
  notes: Note[];
  fault: Fault | null;
}

/** Why a text as a whole is not read. */
export type Unread = 'no_calendar' | 'too_many' | 'reply';

const most = { meetings: 100, parts: 5_000, people: 50, reminders: 5, planned: 2_000 };
const longestMs = 7 * 86_400_000;
const usualMs = 30 * 60_000;
const plannedDays = 366;
const reads = { name: 120, place: 200, prose: 4_000, uid: 250 };

const iso = (at: number) => new Date(at).toISOString();

/** The calendar in a text: what stands around it in a letter is left out, and lines that lost their blank are joined. */
function calendarIn(text: string): string | undefined {
  const all = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [start, end] = [all.search(/^BEGIN:VCALENDAR/im), all.toUpperCase().lastIndexOf('END:VCALENDAR')];
  if (start < 0 || end < start) return undefined;
  return all
    .slice(start, end + 'END:VCALENDAR'.length)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (/^[ \t]/.test(line) || /^[A-Za-z0-9-]+[;:]/.test(line) ? line : ` ${line}`))
    .join('\r\n');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const textOf = (component: ICAL.Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.replace(controls, '').toWellFormed().trim() : '';
};

/** Reads one meeting after the other out of a calendar, and remembers what it understood otherwise. */
class MeetingReader {
  readonly notes = new Set<Note>();
  readonly event: ICAL.Component;
  readonly zone: string;

  constructor(event: ICAL.Component, zone: string) {
    this.event = event;
    this.zone = zone;
  }

  text(name: string, most: number): string {
    const all = textOf(this.event, name);
    const characters = [...all];
    if (characters.length <= most) return all;
    this.notes.add('cut');
    return `${characters.slice(0, most - 1).join('')}…`;
  }

  /** When a property says that something is. */
  time(property: ICAL.Property, fallback = this.zone) {
    const value: unknown = property.getFirstValue();
    if (!(value instanceof ICAL.Time)) return undefined;
    const { year, month, day: date, hour, minute, isDate } = value;
    if (year < 2000 || year > 2100) return undefined;
    const day: Day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
    if (isDate) return { at: instantAt(day, 0, fallback), day, zone: fallback, isDate };
    const name = property.getFirstParameter('tzid');
    const isKnown = value.zone === ICAL.Timezone.utcTimezone;
    const named = isKnown || !name ? undefined : zoneNamed(name);
    if (!isKnown && name && !named) this.notes.add('zone_unknown');
    const isTold = isKnown || (name && !named && value.zone !== ICAL.Timezone.localTimezone);
    const zone = named ?? fallback;
    const at = isTold ? value.toUnixTime() * 1_000 : instantAt(day, hour * 60 + minute, zone);
    return Number.isFinite(at) ? { at, day: dayOf(new Date(at), zone), zone, isDate } : undefined;
  }

  /** From when to when it is. */
  times() {
    const first = this.event.getFirstProperty('dtstart');
    const start = first && this.time(first);
    if (!start) return undefined;
    const last = this.event.getFirstProperty('dtend');
    const end = last && this.time(last, start.zone);
    const length: unknown = this.event.getFirstPropertyValue('duration');
    if (end) return { ...start, end: end.at };
    if (length instanceof ICAL.Duration) return { ...start, end: start.at + length.toSeconds() * 1_000 };
    return { ...start, end: start.isDate ? instantAt(addDays(start.day, 1), 0, start.zone) : start.at };
  }

  attendees(): ReadMeeting['attendees'] {
    const found = new Map<string, ReadMeeting['attendees'][number]>();
    for (const property of [...this.event.getAllProperties('organizer'), ...this.event.getAllProperties('attendee')]) {
      const parameter = (name: string) => property.getFirstParameter(name) ?? '';
      if (/^(room|resource)$/i.test(parameter('cutype'))) continue;
      // Apple tells an address of its own, and the real one beside it.
      const [, email = ''] =
        /^(?:mailto:)?(.*)$/i.exec((parameter('email') || String(property.getFirstValue())).trim()) ?? [];
      if (!isEmail(email)) continue;
      const name = [...parameter('cn').replace(controls, '').toWellFormed().trim()].slice(0, reads.name).join('');
      const response = property.name === 'organizer' ? 'accepted' : answerOf(parameter('partstat'));
      const is_optional = /^opt-participant$/i.test(parameter('role'));
      const key = email.toLowerCase();
      const known = found.get(key);
      found.set(key, { email: key, name: known?.name || name, response: known?.response ?? response, is_optional });
    }
    if (found.size > most.people) this.notes.add('people_cut');
    return [...found.values()].slice(0, most.people);
  }

  url(): string | null {
    const names = ['x-google-conference', 'x-microsoft-skypeteamsmeetingurl', 'conference', 'url'];
    const found = names.map((name) => textOf(this.event, name)).find((url) => /^https?:\/\/\S+$/.test(url));
    return found && found.length >= 10 && found.length <= 500 ? found : null;
  }

  reminders(): number[] {
    const minutes = this.event.getAllSubcomponents('valarm').flatMap((alarm) => {
      const trigger: unknown = alarm.getFirstPropertyValue('trigger');
      const before = trigger instanceof ICAL.Duration ? -trigger.toSeconds() / 60 : -1;
      return Number.isInteger(before) && before >= 0 && before <= 40_320 ? [before] : [];
    });
    return [...new Set(minutes)].slice(0, most.reminders);
  }
}

const answers: Record<string, Schema<'MeetingResponse'>> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
};
const answerOf = (text: string) => answers[text.toLowerCase()] ?? 'needs_action';

const isCancelledIn = (event: ICAL.Component, method: string) =>
  method === 'CANCEL' || textOf(event, 'status').toUpperCase() === 'CANCELLED';

const sequenceOf = (event: ICAL.Component) => {
  const value = Number(event.getFirstPropertyValue('sequence') ?? 0);
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : 0;
};

/** How a meeting comes again, from now on at the earliest where it began long ago. */
function seriesIn(reader: MeetingReader, times: NonNullable<ReturnType<MeetingReader['times']>>, now: string) {
  const rule: unknown = reader.event.getFirstPropertyValue('rrule');
  if (reader.event.hasProperty('rdate')) reader.notes.add('extra_days');
  if (!(rule instanceof ICAL.Recur)) return { repeat: null, start: times.at };
  const day = dayOf(new Date(times.at), times.zone);
  const minutes = minutesAt(times.at, times.zone);
  const found = repeatIn(rule, { day, minutes, zone: times.zone });
  if (found === 'too_often') return { fault: 'too_often' as const };
  if (found === 'unknown') {
    reader.notes.add('repeat_unknown');
    return { repeat: null, start: times.at };
  }
  const today = dayOf(new Date(now), times.zone);
  if (found.until !== null && found.until < day) return { repeat: null, start: times.at };
  if (day >= addDays(today, -plannedDays)) return { repeat: found, start: times.at };
  const next = daysOfRepeat(found, day, addDays(today, plannedDays), 100_000).find((each) => each >= today);
  if (!next) return { fault: 'over' as const };
  reader.notes.add('from_now');
  return { repeat: repeatAfter(found, day, next), start: instantAt(next, minutes, times.zone) };
}

function readMeeting(
  event: ICAL.Component,
  others: ICAL.Component[],
  method: string,
  zone: string,
  now: string,
): ReadMeeting {
  const reader = new MeetingReader(event, zone);
  const times = reader.times();
  const isCancelled = isCancelledIn(event, method);
  const uid = [...textOf(event, 'uid')].slice(0, reads.uid).join('');
  const meeting: ReadMeeting = {
    uid,
    day: null,
    sequence: sequenceOf(event),
    isCancelled,
    title: reader.text('summary', reads.name),
    description: reader.text('description', reads.prose),
    location: reader.text('location', reads.place),
    conference_url: reader.url(),
    start_at: now,
    end_at: now,
    time_zone: zone,
    is_all_day: false,
    is_private: /^(private|confidential)$/i.test(textOf(event, 'class')),
    repeat: null,
    skipped: [],
    exceptions: [],
    attendees: reader.attendees(),
    reminders_min: reader.reminders(),
    notes: [],
    fault: null,
  };
  const refuse = (fault: Fault): ReadMeeting => ({ ...meeting, fault, notes: [...reader.notes] });
  if (!uid) return refuse('no_uid');
  if (!times) return isCancelled ? { ...meeting, notes: [] } : refuse('no_start');
  if (times.end < times.at) return refuse('ends_first');
  if (times.end === times.at) {
    reader.notes.add('no_end');
    times.end = times.at + usualMs;
  }
  if (times.end - times.at > longestMs) return refuse('too_long');
  const series = seriesIn(reader, times, now);
  if ('fault' in series && series.fault) return refuse(series.fault);
  const { repeat, start } = series as { repeat: MeetingRepeat | null; start: number };
  // What lasts whole days does so where the clocks change too.
  const days = times.isDate ? daysBetween(times.day, dayOf(new Date(times.end), times.zone)) : 0;
  const end =
    days > 0
      ? instantAt(addDays(dayOf(new Date(start), times.zone), days), 0, times.zone)
      : start + times.end - times.at;
  const instead = event.getFirstProperty('recurrence-id');
  meeting.day = (instead && reader.time(instead, times.zone)?.day) ?? null;
  Object.assign(meeting, {
    start_at: iso(start),
    end_at: iso(end),
    time_zone: times.zone,
    is_all_day: times.isDate,
    repeat,
  });
  if (repeat) Object.assign(meeting, exceptionsIn(reader, others, method, { zone: times.zone, length: end - start }));
  return { ...meeting, notes: [...reader.notes] };
}

/** The days of a series on which it is not held, and those on which it is held otherwise. */
function exceptionsIn(
  reader: MeetingReader,
  others: ICAL.Component[],
  method: string,
  { zone, length }: { zone: string; length: number },
): Pick<ReadMeeting, 'skipped' | 'exceptions'> {
  const skipped = new Set<Day>();
  for (const property of reader.event.getAllProperties('exdate'))
    for (const value of property.getValues() as unknown[]) {
      if (!(value instanceof ICAL.Time)) continue;
      const one = new ICAL.Property('exdate');
      const tzid = property.getFirstParameter('tzid');
      if (tzid) one.setParameter('tzid', tzid);
      one.setValue(value);
      const time = reader.time(one, zone);
      if (time) skipped.add(value.isDate ? time.day : dayOf(new Date(time.at), zone));
    }
  const exceptions: ReadException[] = [];
  for (const other of others) {
    const property = other.getFirstProperty('recurrence-id');
    const instead = property && reader.time(property, zone);
    if (!instead) continue;
    const day = instead.isDate ? instead.day : dayOf(new Date(instead.at), zone);
    const its = new MeetingReader(other, reader.zone);
    const times = its.times();
    if (isCancelledIn(other, method)) skipped.add(day);
    else if (times) {
      const end = times.end > times.at && times.end - times.at <= longestMs ? times.end : times.at + length;
      const [title, location] = [its.text('summary', reads.name), its.text('location', reads.place)];
      exceptions.push({ day, start_at: iso(times.at), end_at: iso(end), title, location });
    }
  }
  return { skipped: [...skipped].sort().slice(0, plannedDays), exceptions: exceptions.slice(0, plannedDays) };
}

/** How many meetings one stands for, a year ahead. */
const plannedOf = ({ repeat, start_at, time_zone, fault }: ReadMeeting, now: string): number => {
  if (fault || !repeat) return 1;
  const first = dayOf(new Date(start_at), time_zone);
  return daysOfRepeat(repeat, first, addDays(dayOf(new Date(now)), plannedDays)).length;
};

/**
 * The meetings of a calendar file, or of an invitation that was pasted. What names no zone is in the given one. What is
 * too much is refused before it is read.
 */
export function readIcs(text: string, { zone, now }: { zone: string; now: string }): ReadMeeting[] | Unread {
  const calendar = calendarIn(text);
  if (calendar === undefined) return 'no_calendar';
  const count = (pattern: RegExp) => calendar.match(pattern)?.length ?? 0;
  if (count(/^BEGIN:VEVENT/gim) > most.meetings || count(/^BEGIN:/gim) > most.parts) return 'too_many';
  let root: ICAL.Component;
  try {
    const parsed: unknown[] = ICAL.parse(calendar);
    root = new ICAL.Component(
      (Array.isArray(parsed[0]) ? parsed[0] : parsed) as ConstructorParameters<typeof ICAL.Component>[0],
    );
  } catch {
    return 'no_calendar';
  }
  const method = textOf(root, 'method').toUpperCase();
  if (method === 'REPLY') return 'reply';
  const fallback = zoneNamed(textOf(root, 'x-wr-timezone')) ?? zone;
  const events = root.getAllSubcomponents('vevent');
  const leftOut = events.flatMap((event) => event.getAllProperties('exdate').flatMap((days) => days.getValues()));
  if (leftOut.length > most.planned) return 'too_many';
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const uidOf = (event: ICAL.Component) => textOf(event, 'uid');
  const whole = events.filter((event) => !isException(event));
  const known = new Set(whole.map(uidOf));
  // One of a series alone, as whoever is asked to that one is sent it.
  const alone = events.filter((event) => isException(event) && !known.has(uidOf(event)));
  const meetings = [...whole, ...alone].map((event) => {
    const others = events.filter((other) => isException(other) && uidOf(other) === uidOf(event) && other !== event);
    return readMeeting(event, others, method, fallback, now);
  });
  const planned = meetings.reduce((sum, meeting) => sum + plannedOf(meeting, now), 0);
  return planned > most.planned ? 'too_many' : meetings;
}
