import { addDays, type Day, daysBetween, isDay } from './dates.ts';
import { isWorkingDay, nextWorkingDay, workingDaysBetween } from './working-days.ts';

/** The input for moving step dates from one deadline to another. */
export interface Carrying {
  /** The dates of all steps that are moved. */
  dates: readonly (Day | null)[];
  /** The deadline that the dates were planned for; null uses the latest date instead. */
  from: Day | null;
  to: Day | null;
  today: Day;
}

// Twenty years. Dates farther from the deadline than this were not planned towards it.
const farthest = 7_305;

/**
 * Returns a lookup of the nth working day after (`step` 1) or before (-1) a day, counted from 0 and computed lazily.
 */
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
 * Plans how step dates move to another deadline: each keeps its distance to it in working days. If fewer working days
 * remain from today, all distances shrink proportionally, so that no step starts overdue. Without a deadline no date is
 * moved.
 */
export function carriedDates({ dates, from, to, today }: Carrying) {
  const given = dates.filter((day) => day !== null);
  const origin = from ?? given.reduce<Day | null>((last, day) => (last && last > day ? last : day), null);
  if (!origin || !to) return { carry: () => null, isSqueezed: false, workingDays: 0 };
  const isNear = (day: Day) => Math.abs(daysBetween(day, origin)) <= farthest;
  const distance = (day: Day) => workingDaysBetween(day, origin);
  const longest = Math.max(0, ...given.filter(isNear).map(distance));
  const available = Math.abs(daysBetween(today, to)) > farthest ? longest : workingDaysBetween(today, to);
  // A deadline in the past was chosen on purpose, so dates keep their full distance to it.
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
