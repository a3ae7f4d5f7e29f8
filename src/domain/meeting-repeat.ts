import type { Schema } from '#openapi/operations';
import { addDays, type Day, isDay } from './dates.ts';

/** How a meeting comes again. */
export type MeetingRepeat = Schema<'MeetingRepeat'>;

const two = (part: number) => String(part).padStart(2, '0');

/** Which day of the week a day is, 0 for Sunday. */
export const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Which day of its week, whose first is Monday, as RFC 5545 has it. */
const placeInWeek = (weekday: number) => (weekday + 6) % 7;

const dateOf = (day: Day) => Number(day.slice(8));

/** How many days a month has, counted from 1 for January. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

type Nth = NonNullable<MeetingRepeat['nth']>;

/** Which of its weekdays a day is in its month: the second Tuesday; the fourth and the fifth may be the last as well, by -1. */
export function nthsOf(day: Day): Nth[] {
  const nth = Math.ceil(dateOf(day) / 7);
  const isLast = dateOf(day) + 7 > daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return [...(nth < 5 ? [nth as Nth] : []), ...(isLast ? ([-1] as const) : [])];
}

/** A repeat with what follows from its first day: it is held on that day of the week too. */
export function repeatFrom({ nth, ...repeat }: MeetingRepeat, first: Day): MeetingRepeat {
  const weekday = weekdayOf(first);
  if (repeat.every === 'month' && nth !== undefined) {
    const [usual = -1] = nthsOf(first);
    return { ...repeat, nth: nthsOf(first).includes(nth) ? nth : usual, weekdays: [weekday] };
  }
  return { ...repeat, weekdays: repeat.every === 'week' ? [...new Set([...repeat.weekdays, weekday])].sort() : [] };
}

/** Whether two repeats say the same. */
export const isSameRepeat = (one: MeetingRepeat | null, other: MeetingRepeat | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.every === other.every &&
    one.interval === other.interval &&
    one.nth === other.nth &&
    one.until === other.until &&
    one.times === other.times &&
    one.weekdays.join() === other.weekdays.join());

/** The same with its weekdays and its end as many days later as its first. */
export const repeatMoved = (repeat: MeetingRepeat, days: number): MeetingRepeat => ({
  ...repeat,
  weekdays: repeat.weekdays.map((weekday) => (((weekday + days) % 7) + 7) % 7).sort(),
  until: repeat.until && addDays(repeat.until, days),
});

/** On which date of a month its so-manieth day of the week is. */
function dateOfNth(nth: Nth, weekday: number, month: string, length: number): number {
  const first = 1 + ((weekday - weekdayOf(`${month}-01`) + 7) % 7);
  return nth === -1 ? first + 7 * Math.floor((length - first) / 7) : first + 7 * (nth - 1);
}

function* candidates({ every, interval, weekdays, nth }: MeetingRepeat, first: Day): Generator<Day> {
  // Past the calendar there is no day to compare with.
  if (every === 'day') for (let day = first; isDay(day); day = addDays(day, interval)) yield day;
  if (every === 'week') {
    const places = weekdays.map(placeInWeek).sort((a, b) => a - b);
    const monday = addDays(first, -placeInWeek(weekdayOf(first)));
    for (let week = monday; isDay(week) || week.startsWith('0000'); week = addDays(week, 7 * interval))
      for (const place of places) {
        const day = addDays(week, place);
        if (isDay(day) && day >= first) yield day;
      }
  }
  if (every === 'day' || every === 'week') return;
  const [year, month, date] = first.split('-').map(Number) as [number, number, number];
  for (let turn = 0; ; turn += interval) {
    const index = year * 12 + month - 1 + turn * (every === 'year' ? 12 : 1);
    const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
    const length = daysIn(toYear, toMonth);
    const yearMonth = `${String(toYear).padStart(4, '0')}-${two(toMonth)}`;
    const on = nth === undefined ? date : dateOfNth(nth, weekdayOf(first), yearMonth, length);
    // A month without that day has none: it is not put on another.
    if (toYear > 9999) return;
    if (on <= length) yield `${yearMonth}-${two(on)}`;
    else if (toYear > year + 400) return;
  }
}

/** The days on which a meeting is held that comes again, from its first to a last one, and no more than so many. */
export function daysOfRepeat(repeat: MeetingRepeat, first: Day, last: Day, most = 1_000): Day[] {
  const end = repeat.until && repeat.until < last ? repeat.until : last;
  const days: Day[] = [];
  for (const day of candidates(repeatFrom(repeat, first), first)) {
    if (day > end || days.length >= Math.min(most, repeat.times ?? most)) break;
    days.push(day);
  }
  return days;
}

/** What is left of a repeat from a later one of its days on. */
export const repeatAfter = (repeat: MeetingRepeat, first: Day, from: Day): MeetingRepeat =>
  repeat.times === null
    ? repeat
    : { ...repeat, times: Math.max(1, repeat.times - daysOfRepeat(repeat, first, addDays(from, -1)).length) };

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' };

/** A repeat as a calendar file has it; `lastInstant` gives the last instant of its last day. */
export const rruleOf = (repeat: MeetingRepeat, lastInstant: (day: Day) => string): string =>
  [
    `FREQ=${frequencies[repeat.every]}`,
    ...(repeat.interval > 1 ? [`INTERVAL=${repeat.interval}`] : []),
    ...(repeat.weekdays.length > 0
      ? [`BYDAY=${repeat.weekdays.map((each) => `${repeat.nth ?? ''}${weekdayNames[each]}`).join(',')}`]
      : []),
    ...(repeat.until ? [`UNTIL=${lastInstant(repeat.until)}`] : []),
    ...(repeat.times ? [`COUNT=${repeat.times}`] : []),
  ].join(';');
