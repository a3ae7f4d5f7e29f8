import type { Schema } from '#openapi/operations';
import { addDays, type Day, isDay } from './dates.ts';
import { pad2 } from './pad2.ts';

/** The recurrence rule of a meeting. */
export type MeetingRepeat = Schema<'MeetingRepeat'>;

/** Returns the day of the week, 0 for Sunday. */
export const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the place of a weekday in a week that starts on Monday, as in RFC 5545. */
const placeInWeek = (weekday: number) => (weekday + 6) % 7;

const dateOf = (day: Day) => Number(day.slice(8));

/** Returns the number of days of a month; January is 1. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

type Nth = NonNullable<MeetingRepeat['nth']>;

/**
 * Returns which weekday of its month a day is: 2 for the second Tuesday. The fourth and fifth can also be the last
 * (-1).
 */
export function nthWeekdaysOf(day: Day): Nth[] {
  const nth = Math.ceil(dateOf(day) / 7);
  const isLast = dateOf(day) + 7 > daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return [...(nth < 5 ? [nth as Nth] : []), ...(isLast ? ([-1] as const) : [])];
}

/** Completes a rule with what its first day implies, so that the meeting also takes place on that weekday. */
export function normalizeRepeat({ nth, ...repeat }: MeetingRepeat, first: Day): MeetingRepeat {
  const weekday = weekdayOf(first);
  if (repeat.every === 'month' && nth !== undefined) {
    const [usual = -1] = nthWeekdaysOf(first);
    return { ...repeat, nth: nthWeekdaysOf(first).includes(nth) ? nth : usual, weekdays: [weekday] };
  }
  return { ...repeat, weekdays: repeat.every === 'week' ? [...new Set([...repeat.weekdays, weekday])].sort() : [] };
}

/** Returns whether two rules are equal. */
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

/** Shifts the weekdays and the end of a rule by as many days as its first day moved. */
export const shiftRepeat = (repeat: MeetingRepeat, days: number): MeetingRepeat => ({
  ...repeat,
  weekdays: repeat.weekdays.map((weekday) => (((weekday + days) % 7) + 7) % 7).sort(),
  until: repeat.until && addDays(repeat.until, days),
});

/** Returns the day of the month on which the nth given weekday falls. */
function dateOfNth(nth: Nth, weekday: number, month: string, length: number): number {
  const first = 1 + ((weekday - weekdayOf(`${month}-01`) + 7) % 7);
  return nth === -1 ? first + 7 * Math.floor((length - first) / 7) : first + 7 * (nth - 1);
}

function* candidates({ every, interval, weekdays, nth }: MeetingRepeat, first: Day): Generator<Day> {
  // Past the year 9999 days no longer compare as text.
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
  for (let offset = 0; ; offset += interval) {
    const index = year * 12 + month - 1 + offset * (every === 'year' ? 12 : 1);
    const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
    const length = daysIn(toYear, toMonth);
    const yearMonth = `${String(toYear).padStart(4, '0')}-${pad2(toMonth)}`;
    const dayOfMonth = nth === undefined ? date : dateOfNth(nth, weekdayOf(first), yearMonth, length);
    // A month without that day is skipped; the meeting is not moved to another day.
    if (toYear > 9999) return;
    if (dayOfMonth <= length) yield `${yearMonth}-${pad2(dayOfMonth)}`;
    else if (toYear > year + 400) return;
  }
}

/** Returns the days of a recurring meeting from its first day to `last`, at most `maxDays`. */
export function daysOfRepeat(repeat: MeetingRepeat, first: Day, last: Day, maxDays = 1_000): Day[] {
  const end = repeat.until && repeat.until < last ? repeat.until : last;
  const days: Day[] = [];
  for (const day of candidates(normalizeRepeat(repeat, first), first)) {
    if (day > end || days.length >= Math.min(maxDays, repeat.times ?? maxDays)) break;
    days.push(day);
  }
  return days;
}

/** Returns the part of a rule that remains from a later occurrence on. */
export const remainingRepeat = (repeat: MeetingRepeat, first: Day, from: Day): MeetingRepeat =>
  repeat.times === null
    ? repeat
    : { ...repeat, times: Math.max(1, repeat.times - daysOfRepeat(repeat, first, addDays(from, -1)).length) };

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' };

/** Formats a rule as RRULE; `lastInstant` returns the last instant of the final day. */
export const formatRrule = (repeat: MeetingRepeat, lastInstant: (day: Day) => string): string =>
  [
    `FREQ=${frequencies[repeat.every]}`,
    ...(repeat.interval > 1 ? [`INTERVAL=${repeat.interval}`] : []),
    ...(repeat.weekdays.length > 0
      ? [`BYDAY=${repeat.weekdays.map((each) => `${repeat.nth ?? ''}${weekdayNames[each]}`).join(',')}`]
      : []),
    ...(repeat.until ? [`UNTIL=${lastInstant(repeat.until)}`] : []),
    ...(repeat.times ? [`COUNT=${repeat.times}`] : []),
  ].join(';');
