import { addDays, type Day, daysBetween } from './dates.ts';

/** A range of days; both ends are included. */
export interface Period {
  from: Day;
  to: Day;
}

export type Granularity = 'day' | 'week' | 'month';

/** Returns the first day of the month that is `months` after the month of a day. */
export function monthStart(day: Day, months = 0): Day {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Returns the range of whole months that starts with the month of a day; one month by default. */
export const monthsFrom = (day: Day, months = 1): Period => ({
  from: monthStart(day),
  to: addDays(monthStart(day, months), -1),
});

const monthsBetween = (from: Day, to: Day) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

const isWholeMonths = ({ from, to }: Period) => from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/**
 * Returns the preceding period of the same length: whole months precede whole months, otherwise the number of days
 * counts.
 */
export function previousPeriod(period: Period): Period {
  const { from, to } = period;
  if (isWholeMonths(period)) return { from: monthStart(from, -monthsBetween(from, to) - 1), to: addDays(from, -1) };
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

/** Returns the first day of the interval that contains a day. Weeks start on Sunday. */
function startOf(day: Day, by: Granularity): Day {
  if (by === 'month') return monthStart(day);
  return by === 'week' ? addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay()) : day;
}

const startAfter = (start: Day, by: Granularity): Day =>
  by === 'month' ? monthStart(start, 1) : addDays(start, by === 'week' ? 7 : 1);

/** The maximum number of intervals that a period is split into. */
export const maxIntervals = 400;

/** Splits a period into days, weeks or months, clipped to the period; undefined if there are too many. */
export function splitPeriod({ from, to }: Period, by: Granularity): Period[] | undefined {
  const stretches: Period[] = [];
  for (let start = from; start <= to; ) {
    if (stretches.length === maxIntervals) return undefined;
    const next = startAfter(startOf(start, by), by);
    const last = addDays(next, -1);
    stretches.push({ from: start, to: last < to ? last : to });
    start = next;
  }
  return stretches;
}
