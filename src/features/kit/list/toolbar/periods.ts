import { addDays, type Day } from '#domain/dates';
import { formatPeriod } from '../address/fields';

/** Returns the first day of the month that is `months` after a day's. */
function monthFrom(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** Returns the preset periods relative to a day. */
export function usualPeriods(today: Day) {
  const month = (months: number, length = 1) =>
    formatPeriod({ from: monthFrom(today, months), to: addDays(monthFrom(today, months + length), -1) });
  const year = today.slice(0, 4);
  return [
    { name: 'today', id: formatPeriod({ from: today, to: today }) },
    { name: 'nextWeek', id: formatPeriod({ from: today, to: addDays(today, 6) }) },
    { name: 'thisMonth', id: month(0) },
    { name: 'nextMonth', id: month(1) },
    { name: 'lastMonth', id: month(-1) },
    { name: 'lastQuarter', id: month(-2, 3) },
    { name: 'thisYear', id: formatPeriod({ from: `${year}-01-01`, to: `${year}-12-31` }) },
  ] as const;
}
