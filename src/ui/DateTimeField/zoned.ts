import { fromAbsolute, parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** A local time with its zone. */
export interface WallTime {
  /** Day as `YYYY-MM-DD`; `null` while incomplete. */
  day: string | null;
  /** Time as `HH:MM`; `null` while incomplete. */
  time: string | null;
  /** Time zone: `America/Manaus`. */
  zone: string;
}

/** Returns the instant of a local time as ISO 8601; `null` while it is incomplete or if daylight saving skips it. */
export function instantOf({ day, time, zone }: WallTime): string | null {
  if (!day || !time) return null;
  const wall = toCalendarDateTime(parseDate(day), parseTime(time));
  try {
    // Uses the first of two identical hours, as calendars do; a skipped hour is invalid.
    const zoned = toZoned(wall, zone, 'earlier');
    const isSkipped = toCalendarDateTime(zoned).compare(wall) !== 0;
    return isSkipped ? null : zoned.toDate().toISOString();
  } catch {
    return null;
  }
}

/** Returns the local time of an instant in a zone. */
export function wallOf(instant: string, zone: string): WallTime {
  const text = fromAbsolute(Date.parse(instant), zone).toString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), zone };
}
