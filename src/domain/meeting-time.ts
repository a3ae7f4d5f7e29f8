import { addDays, type Day, dayOf, hasTimeZoneRules } from './dates.ts';
import { type HolidayOptions, isWorkingDay } from './working-days.ts';

/** A time span in milliseconds since the epoch. */
export interface Span {
  start: number;
  end: number;
}

/** The usual hours for meetings, in minutes since midnight. */
export const officeHours = { opens: 8 * 60, closes: 18 * 60 };

const minuteMs = 60_000;
const stepMs = 15 * minuteMs;
const searchDays = 30;

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the local time of an instant in a zone, encoded as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  if (!hasTimeZoneRules(at)) return at;
  const cached = wallClocks.get(timeZone);
  const format =
    cached ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  if (!cached) wallClocks.set(timeZone, format);
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
}

/** Returns the offset of a zone from UTC at an instant, in milliseconds. */
export const offsetAt = (at: number, timeZone: string): number => wallClock(at, timeZone) - at;

/**
 * Returns the instant of a local time on a day. A time that the clocks skip is read with the offset from before the
 * change (RFC 5545, 3.3.5).
 */
export function instantAt(day: Day, minutes: number, timeZone: string): number {
  const localMs = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  return instantOfLocalTime(localMs, (at) => offsetAt(at, timeZone));
}

/**
 * Returns the instant of a local time, encoded as if it were UTC, for a clock that is `offsetOf(instant)` ahead of UTC.
 */
export function instantOfLocalTime(localMs: number, offsetOf: (at: number) => number): number {
  // Computed twice, because the offset at the first guess may differ from the one at the result.
  const guess = localMs - offsetOf(localMs);
  const at = localMs - offsetOf(guess);
  if (at === guess || at + offsetOf(at) === localMs) return at;
  return guess + offsetOf(guess) === localMs ? guess : Math.max(at, guess);
}

/** Returns the minutes since midnight in a zone at an instant. */
export const minutesAt = (at: number, timeZone: string): number =>
  Math.floor((wallClock(at, timeZone) % 86_400_000) / minuteMs);

/** Returns the days that a span overlaps in a zone. A span that ends at midnight does not overlap the next day. */
export function daysInSpan({ start, end }: Span, timeZone: string): Day[] {
  const last = dayOf(new Date(Math.max(start, end - 1)), timeZone);
  const days = [dayOf(new Date(start), timeZone)];
  for (let day = days[0] as Day; day < last; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
}

/** Returns whether a span lies within the usual hours of one day from Monday to Friday. */
export function isInOfficeHours(span: Span, timeZone: string): boolean {
  const [day, ...furtherDays] = daysInSpan(span, timeZone);
  if (!day || furtherDays.length > 0 || new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0) return false;
  const { opens, closes } = officeHours;
  return span.start >= instantAt(day, opens, timeZone) && span.end <= instantAt(day, closes, timeZone);
}

const roundUp = (at: number) => Math.ceil(at / stepMs) * stepMs;

/**
 * Finds the first slot of the same length that collides with nothing and lies within the usual hours of a working day;
 * undefined if there is none within thirty days.
 */
export function findFreeSlot(
  { start, end }: Span,
  busy: readonly Span[],
  { timeZone, ...holidays }: HolidayOptions & { timeZone: string },
): Span | undefined {
  const length = end - start;
  let day = dayOf(new Date(start), timeZone);
  for (let count = 0; count < searchDays; count += 1, day = addDays(day, 1)) {
    if (!isWorkingDay(day, holidays)) continue;
    const closes = instantAt(day, officeHours.closes, timeZone);
    let from = Math.max(instantAt(day, officeHours.opens, timeZone), roundUp(start));
    while (from + length <= closes) {
      const conflicts = busy.filter((one) => one.start < from + length && one.end > from);
      if (conflicts.length === 0) return { start: from, end: from + length };
      from = roundUp(Math.max(...conflicts.map((one) => one.end)));
    }
  }
  return undefined;
}
