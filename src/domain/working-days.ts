import { addDays, type Day, daysBetween, isDay } from './dates.ts';
import { pad2 } from './pad2.ts';

export type Holiday =
  | 'new_year'
  | 'good_friday'
  | 'tiradentes'
  | 'labour'
  | 'independence'
  | 'aparecida'
  | 'all_souls'
  | 'republic'
  | 'black_awareness'
  | 'christmas'
  | 'carnival'
  | 'corpus_christi';

/** A state or city holiday: on one day, or on the same day of every following year. */
export interface CustomHoliday {
  date: Day;
  name: string;
  is_yearly: boolean;
}

export interface HolidayOptions {
  /** Whether Carnaval and Corpus Christi, which many companies give without having to, also count as holidays. */
  withOptional?: boolean;
  /** Holidays in addition to the national ones. */
  own?: readonly CustomHoliday[];
}

/** Computes Easter Sunday (Meeus, Jones and Butcher). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return `${String(year).padStart(4, '0')}-${pad2(Math.floor(sum / 31))}-${pad2((sum % 31) + 1)}`;
}

const fixedHolidays: [monthAndDay: string, holiday: Holiday, since?: number][] = [
  ['01-01', 'new_year'],
  ['04-21', 'tiradentes'],
  ['05-01', 'labour'],
  ['09-07', 'independence'],
  ['10-12', 'aparecida'],
  ['11-02', 'all_souls'],
  ['11-15', 'republic'],
  // Law 14.759 of 2023.
  ['11-20', 'black_awareness', 2024],
  ['12-25', 'christmas'],
];

const optionalHolidays = new Set<Holiday>(['carnival', 'corpus_christi']);
const holidaysByYear = new Map<number, ReadonlyMap<Day, Holiday>>();

function holidaysOf(year: number): ReadonlyMap<Day, Holiday> {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const sunday = easter(year);
  const holidays = new Map<Day, Holiday>([
    [addDays(sunday, -48), 'carnival'],
    [addDays(sunday, -47), 'carnival'],
    [addDays(sunday, -2), 'good_friday'],
    [addDays(sunday, 60), 'corpus_christi'],
  ]);
  for (const [monthAndDay, holiday, since = 0] of fixedHolidays) {
    if (year >= since) holidays.set(`${sunday.slice(0, 4)}-${monthAndDay}`, holiday);
  }
  holidaysByYear.set(year, holidays);
  return holidays;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));
// Sunday is 0, as in `Date`.
const weekday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: Day) => weekday(day) % 6 === 0;

/** Returns the national holiday of Brazil on a day, or undefined. */
export function holidayName(day: Day, { withOptional = false }: HolidayOptions = {}): Holiday | undefined {
  const holiday = holidaysOf(yearOf(day)).get(day);
  return holiday && (withOptional || !optionalHolidays.has(holiday)) ? holiday : undefined;
}

/** Finds the custom holiday on a day. */
export const findCustomHoliday = (day: Day, own: readonly CustomHoliday[] = []): CustomHoliday | undefined =>
  own.find(({ date, is_yearly }) => date === day || (is_yearly && date < day && date.slice(5) === day.slice(5)));

/**
 * Returns whether a day is a national or custom holiday. Carnaval and Corpus Christi only count with `withOptional`.
 */
export const isHoliday = (day: Day, options?: HolidayOptions) =>
  holidayName(day, options) !== undefined || findCustomHoliday(day, options?.own) !== undefined;

/** Returns whether a day is neither a Saturday, Sunday nor holiday. */
export const isWorkingDay = (day: Day, options?: HolidayOptions) => !isWeekend(day) && !isHoliday(day, options);

const ownDaysOf = (year: number, own: readonly CustomHoliday[] = []): Day[] =>
  own.flatMap(({ date, is_yearly }) => {
    const day = is_yearly ? `${String(year).padStart(4, '0')}${date.slice(4)}` : date;
    // 29 February does not exist in most years.
    return day >= date && yearOf(day) === year && isDay(day) ? [day] : [];
  });

/** Counts the working days after `from` up to and including `to`; negative when `to` is earlier. */
export function workingDaysBetween(from: Day, to: Day, options?: HolidayOptions): number {
  const days = daysBetween(from, to);
  // `|| 0` avoids minus zero.
  if (days < 0) return -workingDaysBetween(to, from, options) || 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  // Days are counted instead of compared, because the day after 9999-12-31 does not sort after it as text.
  for (let offset = weeks * 7 + 1; offset <= days; offset += 1) if (!isWeekend(addDays(from, offset))) count += 1;
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (const holiday of new Set([...holidaysOf(year).keys(), ...ownDaysOf(year, options?.own)])) {
      if (holiday > from && holiday <= to && !isWeekend(holiday) && isHoliday(holiday, options)) count -= 1;
    }
  }
  return count;
}

/** Returns the first working day on or after a day. */
export function nextWorkingDay(day: Day, options?: HolidayOptions): Day {
  let next = day;
  while (isDay(next) && !isWorkingDay(next, options)) next = addDays(next, 1);
  return next;
}
