import { fromAbsolute, parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** What a clock shows on a wall. */
export interface WallTime {
  /** The day as `YYYY-MM-DD`; `null` until it is whole. */
  day: string | null;
  /** The time as `HH:MM`; `null` until it is whole. */
  time: string | null;
  /** The zone of the wall: `America/Manaus`. */
  zone: string;
}

/** The instant a wall shows, as ISO 8601; `null` until both are there, or where the clocks skip it. */
export function instantOf({ day, time, zone }: WallTime): string | null {
  if (!day || !time) return null;
  const wall = toCalendarDateTime(parseDate(day), parseTime(time));
  try {
    // Of an hour that comes twice the first, as calendars do; one that is skipped is none.
    const zoned = toZoned(wall, zone, 'earlier');
    const isSkipped = toCalendarDateTime(zoned).compare(wall) !== 0;
    return isSkipped ? null : zoned.toDate().toISOString();
  } catch {
    return null;
  }
}

/** What the walls of a zone show at an instant. */
export function wallOf(instant: string, zone: string): WallTime {
  const text = fromAbsolute(Date.parse(instant), zone).toString();
  return { day: text.slice(0, 10), time: text.slice(11, 16), zone };
}
