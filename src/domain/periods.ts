import { addDays, type Day, daysBetween } from './dates.ts';

/** From one day to another, both part of it. */
export interface Period {
  from: Day;
  to: Day;
}

export type Granularity = 'day' | 'week' | 'month';

/** The first day of the month that is so many months from that of a day. */
export function monthStart(day: Day, months = 0): Day {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The months from that of a day on, whole: one, if not said otherwise. */
export const monthsFrom = (day: Day, months = 1): Period => ({
  from: monthStart(day),
  to: addDays(monthStart(day, months), -1),
});

const monthsBetween = (from: Day, to: Day) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

const isWholeMonths = ({ from, to }: Period) => from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/** The period before one, as long as it: whole months come after as many whole months, other days after as many days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  if (isWholeMonths(period)) return { from: monthStart(from, -monthsBetween(from, to) - 1), to: addDays(from, -1) };
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

/** The first day of the stretch that a day is in. Weeks begin on Sunday. */
function startOf(day: Day, by: Granularity): Day {
  if (by === 'month') return monthStart(day);
  return by === 'week' ? addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay()) : day;
}

const startAfter = (start: Day, by: Granularity): Day =>
  by === 'month' ? monthStart(start, 1) : addDays(start, by === 'week' ? 7 : 1);

/** At most how many stretches a period may have. */
export const maxStretches = 400;

/** A period divided into days, weeks or months, the first and last as far as they are in it; none where they are too many. */
export function stretchesOf({ from, to }: Period, by: Granularity): Period[] | undefined {
  const stretches: Period[] = [];
  for (let start = from; start <= to; ) {
    if (stretches.length === maxStretches) return undefined;
    const next = startAfter(startOf(start, by), by);
    const last = addDays(next, -1);
    stretches.push({ from: start, to: last < to ? last : to });
    start = next;
  }
  return stretches;
}
