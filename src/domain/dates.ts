/** A date without time or zone, `YYYY-MM-DD`. */
export type Day = string;

const form = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists: `2024-02-31` does not, and neither does any of a year 0. */
export function isDay(text: string): boolean {
  if (!form.test(text) || text.startsWith('0000')) return false;
  const day = Number(text.slice(8));
  // Every month has so many, so most texts need no date to be made; a day past the end of its month is read as one of
  // the next.
  const month = Number(text.slice(5, 7));
  return month >= 1 && month <= 12 && day >= 1 && (day <= 28 || new Date(`${text}T00:00:00Z`).getUTCDate() === day);
}

/**
 * The day of a date as the calls want it (specification, section 5): `YYYY-MM-DD` stays as it is, another date that
 * can be parsed is converted, anything else gives nothing.
 */
export function toDay(input: string | Date | null | undefined): Day | undefined {
  if (input == null) return undefined;
  if (typeof input === 'string' && form.test(input)) return input;
  const date = new Date(input);
  return Number.isNaN(date.getTime()) ? undefined : dayOf(date);
}

const readers = new Map<string, Intl.DateTimeFormat>();

/** How days read in a zone, kept once it was made: to make one costs far more than to use it. */
function readerIn(timeZone: string): Intl.DateTimeFormat {
  const reader = readers.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  readers.set(timeZone, reader);
  return reader;
}

const [firstZoned, lastZoned] = [Date.UTC(1000, 0, 2), Date.UTC(9999, 11, 30)];
/** Returns whether an instant is converted to a time zone. Outside the years 1000 to 9999, as while a year is typed, UTC is used. */
export const hasZones = (at: number): boolean => at >= firstZoned && at <= lastZoned;

/**
 * The day that an instant falls on in a zone (IANA name); in the zone of this machine when none is given. In a zone, a text
 * that is no day where the instant is none.
 */
export function dayOf(instant: Date, timeZone?: string): Day {
  if (timeZone && Number.isNaN(instant.getTime())) return String(instant);
  if (timeZone)
    return hasZones(instant.getTime()) ? readerIn(timeZone).format(instant) : instant.toISOString().slice(0, 10);
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/**
 * The day a number of days later; negative numbers go back. Outside of the years 1 to 9999, and from a text that is no day,
 * the answer is a text that is no day.
 */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? day : date.toISOString().slice(0, 10);
}

const two = (part: number) => String(part).padStart(2, '0');

/** The same day a number of months later; in a shorter month, its last. Outside of the years 1 to 9999, a text that is no day. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(2000 + (toYear % 400), toMonth, 0)).getUTCDate();
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(date, last))}`;
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
