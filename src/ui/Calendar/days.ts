import {
  type CalendarDate,
  DateFormatter,
  endOfMonth,
  endOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import { wallClock } from './wall-clock';

/** A day (`YYYY-MM-DD`) or a period between two instants (ISO 8601 with zone). */
export interface Spell {
  start: string;
  end?: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the day of a plain day or an instant in a zone. */
export const dayOf = (text: string, zone: string): string =>
  isDay(text) ? text : new Date(wallClock(text, zone)).toISOString().slice(0, 10);

/** Returns a plain day as the instant that UTC formats display. */
export const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

const isEnglish = (locale: string) => locale.startsWith('en');

/** Formats a day, with the given parts. */
export const writtenDay = (day: string, locale: string, parts: Intl.DateTimeFormatOptions = { dateStyle: 'full' }) =>
  new DateFormatter(locale, { ...parts, timeZone: 'UTC' }).format(asUtc(day));

/** Returns the time format: 9:00 AM in English, 09:00 in 24-hour locales. */
export const clockIn = (locale: string) =>
  ({ hour: isEnglish(locale) ? 'numeric' : '2-digit', minute: '2-digit' }) as const;

/** Formats an hour of the day as its mark: 6 AM in English, 06h elsewhere. */
export const hourMark = (hour: number, locale: string) =>
  isEnglish(locale) ? `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}` : `${String(hour).padStart(2, '0')}h`;

/** Returns whether a spell takes whole days. */
export const isWholeDay = ({ start }: Spell) => isDay(start);

/** Returns whether a spell belongs above the hours: it takes whole days, or at least 24 hours. */
export const isAboveHours = ({ start, end = start }: Spell) =>
  isDay(start) || Date.parse(end) - Date.parse(start) >= 86_400_000;

/** Returns the first and last day of a spell. One that ends at midnight does not touch the next day. */
export function daysOf({ start, end }: Spell, zone: string): [first: string, last: string] {
  const first = dayOf(start, zone);
  if (!end) return [first, first];
  const last = isDay(end) ? end : dayOf(new Date(Math.max(Date.parse(end) - 1, Date.parse(start))).toISOString(), zone);
  return [first, last < first ? first : last];
}

/** Returns the minutes since midnight of an instant in a zone. */
export const minuteOf = (instant: string, zone: string): number => {
  const minutes = Math.floor(wallClock(instant, zone) / 60_000);
  return ((minutes % 1_440) + 1_440) % 1_440;
};

/** Minimum length in minutes of a rendered event, to be readable and pressable; also that of one without an end. */
export const leastMinutes = 30;

/** Returns the minutes of a day between which a spell is rendered. */
export function spanOn({ start, end }: Spell, day: string, zone: string): { from: number; to: number } {
  const [first, last] = daysOf({ start, end }, zone);
  const from = first === day ? minuteOf(start, zone) : 0;
  const until = end ? minuteOf(end, zone) : from + leastMinutes;
  const to = last !== day || (end && until === 0) ? 1_440 : until;
  return { from, to: Math.max(to, from + leastMinutes) };
}

/** Returns all days from first to last, inclusive. */
export function daysBetween(first: CalendarDate, last: CalendarDate): string[] {
  const days: string[] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) days.push(day.toString());
  return days;
}

/** The views of a calendar. */
export const calendarViews = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Returns the first day of the period of a view; all days of a period return the same. */
export function firstOf(view: CalendarView, day: string, locale: string): string {
  if (view === 'day') return day;
  return (view === 'week' ? startOfWeek(parseDate(day), locale) : startOfMonth(parseDate(day))).toString();
}

/**
 * Returns the days that a view shows: whole weeks for a month, seven days for a week, only the month's days for an
 * agenda.
 */
export function shownDays(view: CalendarView, day: string, locale: string): string[] {
  const at = parseDate(day);
  if (view === 'day') return [day];
  if (view === 'week') return daysBetween(startOfWeek(at, locale), endOfWeek(at, locale));
  if (view === 'agenda') return daysBetween(startOfMonth(at), endOfMonth(at));
  return daysBetween(startOfWeek(startOfMonth(at), locale), endOfWeek(endOfMonth(at), locale));
}

/** Groups events by day: whole-day events first, then by time. */
export function byDay<Event extends Spell>(events: Event[], zone: string): Map<string, Event[]> {
  const days = new Map<string, Event[]>();
  const sorted = events
    .map((event) => ({ event, at: isWholeDay(event) ? Number.NEGATIVE_INFINITY : Date.parse(event.start) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at));
  for (const { event } of sorted) {
    const [first, last] = daysOf(event, zone);
    for (const day of first === last ? [first] : daysBetween(parseDate(first), parseDate(last))) {
      const here = days.get(day);
      if (here) here.push(event);
      else days.set(day, [event]);
    }
  }
  return days;
}

/** The position of an event in a week: first column, length, lane, and whether it starts and ends there. */
export interface Stretch<Event> {
  event: Event;
  from: number;
  days: number;
  lane: number;
  begins: boolean;
  ends: boolean;
}

/**
 * Assigns each event of a week a lane: multi-day events first, each in the first lane that is free on all of its days.
 */
export function stretches<Event extends Spell>(
  week: string[],
  events: ReadonlyMap<string, Event[]>,
  zone: string,
): Stretch<Event>[] {
  const taken = week.map(() => new Set<number>());
  return [...new Set(week.flatMap((day) => events.get(day) ?? []))]
    .map((event) => {
      const [first, last] = daysOf(event, zone);
      const within = week.filter((day) => day >= first && day <= last);
      const from = week.indexOf(within[0] ?? first);
      return { event, from, days: within.length, begins: week.includes(first), ends: week.includes(last) };
    })
    .sort((a, b) => Number(isLong(b)) - Number(isLong(a)) || a.from - b.from || b.days - a.days)
    .map((each) => {
      const days = taken.slice(each.from, each.from + each.days);
      let lane = 0;
      while (days.some((lanes) => lanes.has(lane))) lane += 1;
      for (const lanes of days) lanes.add(lane);
      return { ...each, lane };
    });
}

const mostBars = 4;

const isLong = ({ days, begins, ends }: { days: number; begins: boolean; ends: boolean }) =>
  days > 1 || !begins || !ends;

/**
 * Returns the stretches that fit the given number of lanes, or one lane less and the number of the rest. A bar is shown
 * on all its days or on none.
 */
export function roomFor<Event>(all: Stretch<Event>[], count: number, most: number): Stretch<Event>[] {
  const isFull = Array.from({ length: count }, (_, at) => all.some((each) => each.lane >= most && isOn(each, at)));
  return all.filter((each) => each.lane < (isFull.some((full, at) => full && isOn(each, at)) ? most - 1 : most));
}

/** Returns whether a stretch covers a day of its week. */
export const isOn = ({ from, days }: Pick<Stretch<unknown>, 'from' | 'days'>, at: number) =>
  from <= at && at < from + days;

/** Returns the visible bars of multi-day events above an hour view, and the number of hidden ones per day. */
export function barsOf<Event extends Spell>(
  days: string[],
  events: ReadonlyMap<string, Event[]>,
  zone: string,
  most = mostBars,
) {
  const whole = new Map(days.map((day) => [day, (events.get(day) ?? []).filter(isAboveHours)]));
  const all = stretches(days, whole, zone);
  const bars = roomFor(all, days.length, most);
  const left = days.map((day, at) => {
    const hidden = all.some((bar) => isOn(bar, at) && !bars.includes(bar));
    return hidden ? (whole.get(day) ?? []) : [];
  });
  return { bars, left };
}

/** The position of an event in a day: its minutes, its lane and the number of lanes. */
export interface Placed {
  from: number;
  to: number;
  lane: number;
  of: number;
}

/** Assigns lanes to overlapping events of a day. */
export function lanes<Event>(spans: { event: Event; from: number; to: number }[]): (Placed & { event: Event })[] {
  const placed: (Placed & { event: Event })[] = [];
  let cluster: typeof placed = [];
  let reach = -1;
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (span.from >= reach) cluster = [];
    const taken = new Set(cluster.filter(({ to }) => to > span.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    cluster.push({ ...span, lane, of: 1 });
    placed.push(cluster.at(-1) as (typeof placed)[number]);
    reach = Math.max(reach, span.to);
    const count = Math.max(...cluster.map((each) => each.lane)) + 1;
    for (const each of cluster) each.of = count;
  }
  return placed;
}

/** Limits the number of lanes; the events beyond share the last one. */
export function capped<Event>(placed: (Placed & { event: Event })[], most: number) {
  const shown = placed
    .filter(({ lane, of }) => of <= most || lane < most - 1)
    .map((each) => ({ ...each, of: Math.min(each.of, most) }));
  const rest: (Placed & { events: Event[] })[] = [];
  for (const { event, from, to } of placed.filter(({ lane, of }) => of > most && lane >= most - 1)) {
    const last = rest.at(-1);
    if (last && from < last.to) {
      last.events.push(event);
      last.to = Math.max(last.to, to);
    } else rest.push({ events: [event], from, to, lane: most - 1, of: most });
  }
  return { shown, rest };
}
