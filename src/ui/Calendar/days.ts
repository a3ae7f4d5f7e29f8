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

/** Something on a day (`YYYY-MM-DD`) or from one instant (ISO 8601 with zone) to another. */
export interface Spell {
  start: string;
  end?: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The day, in a zone, of a plain day or an instant. */
export const dayOf = (text: string, zone: string): string =>
  isDay(text) ? text : new Date(wallClock(text, zone)).toISOString().slice(0, 10);

/** A plain day as the instant that formats of UTC show it by. */
export const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

const isEnglish = (locale: string) => locale.startsWith('en');

/** A day written out, or in the parts that are asked for. */
export const writtenDay = (day: string, locale: string, parts: Intl.DateTimeFormatOptions = { dateStyle: 'full' }) =>
  new DateFormatter(locale, { ...parts, timeZone: 'UTC' }).format(asUtc(day));

/** How hours are written: 9:00 AM in English, 09:00 where the clock goes to 24. */
export const clockIn = (locale: string) =>
  ({ hour: isEnglish(locale) ? 'numeric' : '2-digit', minute: '2-digit' }) as const;

/** An hour of the day as its mark: 6 AM in English, 06h elsewhere. */
export const hourMark = (hour: number, locale: string) =>
  isEnglish(locale) ? `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}` : `${String(hour).padStart(2, '0')}h`;

/** Whether it takes whole days: plain days do. */
export const isWholeDay = ({ start }: Spell) => isDay(start);

/** Whether it stands above the hours of its days: it takes whole days, or as long as one. */
export const isAboveHours = ({ start, end = start }: Spell) =>
  isDay(start) || Date.parse(end) - Date.parse(start) >= 86_400_000;

/** The first and last day it touches. What ends at midnight does not touch the day that begins then. */
export function daysOf({ start, end }: Spell, zone: string): [first: string, last: string] {
  const first = dayOf(start, zone);
  if (!end) return [first, first];
  const last = isDay(end) ? end : dayOf(new Date(Math.max(Date.parse(end) - 1, Date.parse(start))).toISOString(), zone);
  return [first, last < first ? first : last];
}

/** Minutes since midnight of an instant, in a zone. */
export const minuteOf = (instant: string, zone: string): number => {
  const minutes = Math.floor(wallClock(instant, zone) / 60_000);
  return ((minutes % 1_440) + 1_440) % 1_440;
};

/** An event that does not say when it ends is drawn this long; a shorter one too, to be read and hit. */
export const leastMinutes = 30;

/** From which to which minute of a day it is drawn. */
export function spanOn({ start, end }: Spell, day: string, zone: string): { from: number; to: number } {
  const [first, last] = daysOf({ start, end }, zone);
  const from = first === day ? minuteOf(start, zone) : 0;
  const until = end ? minuteOf(end, zone) : from + leastMinutes;
  const to = last !== day || (end && until === 0) ? 1_440 : until;
  return { from, to: Math.max(to, from + leastMinutes) };
}

/** All days from one to another, both included. */
export function daysBetween(first: CalendarDate, last: CalendarDate): string[] {
  const days: string[] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) days.push(day.toString());
  return days;
}

/** The ways in which a calendar is shown. */
export const calendarViews = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The first day that a view shows of its own: from it on it shows the same as from all its others. */
export function firstOf(view: CalendarView, day: string, locale: string): string {
  if (view === 'day') return day;
  return (view === 'week' ? startOfWeek(parseDate(day), locale) : startOfMonth(parseDate(day))).toString();
}

/** The days a view shows around one: whole weeks for a month, seven for a week, the month's own for an agenda. */
export function shownDays(view: CalendarView, day: string, locale: string): string[] {
  const at = parseDate(day);
  if (view === 'day') return [day];
  if (view === 'week') return daysBetween(startOfWeek(at, locale), endOfWeek(at, locale));
  if (view === 'agenda') return daysBetween(startOfMonth(at), endOfMonth(at));
  return daysBetween(startOfWeek(startOfMonth(at), locale), endOfWeek(endOfMonth(at), locale));
}

/** What touches each day: whole days first, then by the hour. */
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

/** How a week draws an event: from which of its days over how many, in which lane, and whether it truly begins and ends there. */
export interface Stretch<Event> {
  event: Event;
  from: number;
  days: number;
  lane: number;
  begins: boolean;
  ends: boolean;
}

/** Each event of a week once: what takes several days first, each in the first lane that is free on all of them. */
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

/** What a week has room for: so many lanes, or one less and a word on the rest. A bar is drawn on all its days or on none. */
export function roomFor<Event>(all: Stretch<Event>[], count: number, most: number): Stretch<Event>[] {
  const isFull = Array.from({ length: count }, (_, at) => all.some((each) => each.lane >= most && isOn(each, at)));
  return all.filter((each) => each.lane < (isFull.some((full, at) => full && isOn(each, at)) ? most - 1 : most));
}

/** Whether a stretch passes a day of its week. */
export const isOn = ({ from, days }: Pick<Stretch<unknown>, 'from' | 'days'>, at: number) =>
  from <= at && at < from + days;

/** The bars of what takes days, above some days by the hour: those that there is room for, and how many each day has besides. */
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

/** Where something is drawn in a day: its minutes, and which of how many lanes. */
export interface Placed {
  from: number;
  to: number;
  lane: number;
  of: number;
}

/** Side by side in one day: which lane each takes, and of how many. */
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

/** No more lanes than there is room for: what has none stands together in the last one. */
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
