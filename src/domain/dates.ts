import { pad2 } from './pad2.ts';

/** A date without time or zone, `YYYY-MM-DD`. */
export type Day = string;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is an existing day. `2024-02-31` and all days of the year 0 are rejected. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text.startsWith('0000')) return false;
  const day = Number(text.slice(8));
  // Every month has 28 days, so most texts need no `Date`. `Date` would read a later day past the end of its month as
  // one of the next month.
  const month = Number(text.slice(5, 7));
  return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || new Date(`${text}T00:00:00Z`).getUTCDate() === day);
}

/**
 * Returns the day of a date in the form that the API expects (specification, section 5): `YYYY-MM-DD` is returned
 * unchanged, another date that can be parsed is converted, anything else gives undefined.
 */
export function toDay(input: string | Date | null | undefined): Day | undefined {
  if (input == null) return undefined;
  if (typeof input === 'string' && dayPattern.test(input)) return input;
  const date = new Date(input);
  return Number.isNaN(date.getTime()) ? undefined : dayOf(date);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached date format for a time zone: creating one costs far more than using it. */
function dateFormatIn(timeZone: string): Intl.DateTimeFormat {
  const reader = dateFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dateFormats.set(timeZone, reader);
  return reader;
}

const [firstZoned, lastZoned] = [Date.UTC(1000, 0, 2), Date.UTC(9999, 11, 30)];
/** Returns whether an instant is converted to a time zone. Outside the years 1000 to 9999, as while a year is typed, UTC is used. */
export const hasTimeZoneRules = (at: number): boolean => at >= firstZoned && at <= lastZoned;

/**
 * Returns the day of an instant in a time zone (IANA name), or in the zone of this machine if none is given. With a
 * zone, an invalid instant gives a text that is not a day.
 */
export function dayOf(instant: Date, timeZone?: string): Day {
  if (timeZone && Number.isNaN(instant.getTime())) return String(instant);
  if (timeZone)
    return hasTimeZoneRules(instant.getTime())
      ? dateFormatIn(timeZone).format(instant)
      : instant.toISOString().slice(0, 10);
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/**
 * Adds days to a day; a negative number subtracts. Outside the years 1 to 9999, and for a text that is not a day, the
 * result is a text that `isDay` rejects.
 */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10);
}

/**
 * Adds months to a day, clamped to the last day of a shorter month. Outside the years 1 to 9999 the result is a text
 * that `isDay` rejects.
 */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(2000 + (toYear % 400), toMonth, 0)).getUTCDate();
  return `${String(toYear).padStart(4, '0')}-${pad2(toMonth)}-${pad2(Math.min(date, last))}`;
}

/** Returns the whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
