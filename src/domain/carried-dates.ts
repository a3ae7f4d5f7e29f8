import { addDays, type Day, daysBetween, isDay } from './dates.ts';
import { isWorkingDay, nextWorkingDay, workingDaysBetween } from './working-days.ts';

/** What the dates of steps are carried from and to. */
export interface Carrying {
  /** All dates of the steps that come along. */
  dates: readonly (Day | null)[];
  /** The deadline they were made for; without one, the last of them stands for it. */
  from: Day | null;
  to: Day | null;
  today: Day;
}

// Twenty years: what is farther from the deadline was never planned towards it.
const farthest = 7_305;

/** The working days from a day on (`step` 1) or back (-1), counted from 0 and found as they are asked for. */
function workingDaysFrom(from: Day, step: 1 | -1) {
  const found: Day[] = [];
  let day = from;
  return (index: number): Day | null => {
    for (; found.length <= index; day = addDays(day, step)) {
      if (!isDay(day)) return null;
      if (isWorkingDay(day)) found.push(day);
    }
    return found[index] ?? null;
  };
}

/**
 * How dates of steps come along to another deadline: each keeps its working days to it. Where there is less time from
 * today than they take, all of it is shared out, so that nothing is born late. Without a deadline none comes along.
 */
export function carriedDates({ dates, from, to, today }: Carrying) {
  const given = dates.filter((day) => day !== null);
  const origin = from ?? given.reduce<Day | null>((last, day) => (last && last > day ? last : day), null);
  if (!origin || !to) return { carry: () => null, isSqueezed: false, workingDays: 0 };
  const isNear = (day: Day) => Math.abs(daysBetween(day, origin)) <= farthest;
  const distance = (day: Day) => workingDaysBetween(day, origin);
  const longest = Math.max(0, ...given.filter(isNear).map(distance));
  const available = Math.abs(daysBetween(today, to)) > farthest ? longest : workingDaysBetween(today, to);
  // A deadline in the past was chosen so: dates go before it as they did.
  const isSqueezed = to >= today && longest > available;
  const ratio = isSqueezed ? available / longest : 1;
  const before = workingDaysFrom(to, -1);
  const after = workingDaysFrom(addDays(to, 1), 1);
  const first = to < today ? '' : ([nextWorkingDay(today), to].sort()[0] as Day);
  const at = (distance: number) => (distance === 0 ? to : distance > 0 ? before(distance) : after(-distance - 1));
  return {
    isSqueezed,
    workingDays: Math.max(0, available),
    carry(day: Day | null): Day | null {
      if (day === null || !isNear(day)) return null;
      const carried = at(Math.trunc(distance(day) * ratio));
      return carried && carried < first ? first : carried;
    },
  };
}
