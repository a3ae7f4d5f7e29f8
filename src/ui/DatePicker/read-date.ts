import { CalendarDate } from '@internationalized/date';
import { pad2 } from '../pad2';

/** Day, month and year as written, whether or not the date exists. */
export interface Written {
  day: number;
  month: number;
  year: number;
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const monthsOf = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    bare(new Date(2_026, month, 15).toLocaleDateString(locale, { month: 'long' })).slice(0, 3),
  );

/** Returns the number of a month by its name or its first three letters, in either language. */
function monthNamed(name: string): number {
  const start = bare(name).slice(0, 3);
  return (monthsOf('pt-BR').indexOf(start) + 1 || monthsOf('en').indexOf(start) + 1) as number;
}

const yearOf = (digits: string) => (digits.length === 2 ? 2_000 + Number(digits) : Number(digits));

/**
 * Parses a written date: `31/12/2026`, `2026-12-31`, `31 dez 2026`, `31 de dezembro de 2026`; month first in English.
 */
export function readDate(text: string, locale: string): Written | undefined {
  const words = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(T.*)?$/.exec(words);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const digits = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(words);
  if (digits) {
    const [first, second, year] = [Number(digits[1]), Number(digits[2]), yearOf(digits[3] as string)];
    return locale.startsWith('en') ? { month: first, day: second, year } : { day: first, month: second, year };
  }
  const named =
    /^(?<day>\d{1,2})º?[ /\-.]+(?:de )?(?<month>\p{L}{3,})\.?[ /\-.]+(?:de )?(?<year>\d{4}|\d{2})$/u.exec(words) ??
    /^(?<month>\p{L}{3,})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u.exec(words);
  const { day, month, year } = named?.groups ?? {};
  if (!day || !month || !year) return undefined;
  const number = monthNamed(month);
  return number > 0 ? { day: Number(day), month: number, year: yearOf(year) } : undefined;
}

/** Returns the written date if it exists, without coercion. */
export function dayWritten({ day, month, year }: Written): CalendarDate | undefined {
  const date = new CalendarDate(year, month, day);
  return date.day === day && date.month === month && date.year === year ? date : undefined;
}

/** Returns the words for an impossible date: the date, its month and year, and the last day of the month. */
export function impossibleDate({ day, month, year }: Written, locale: string) {
  const parts = locale.startsWith('en') ? [month, day] : [day, month];
  const known = month >= 1 && month <= 12;
  return {
    written: [...parts.map(pad2), String(year).padStart(4, '0')].join('/'),
    month: known
      ? new Date(Date.UTC(2_000, month - 1, 15)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })
      : undefined,
    year,
    last: known ? new CalendarDate(year, month, 31).day : undefined,
  };
}
