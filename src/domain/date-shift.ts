import { addDays, type Day, daysBetween, isDay } from './dates.ts';
import { isWorkingDay, nextWorkingDay, workingDaysBetween } from './working-days.ts';

/** The input for moving step dates from one deadline to another. */
export interface DateShiftInput {
  /** The dates of all steps that are moved. */
  dates: readonly (Day | null)[];
  /** The deadline that the dates were planned for; null uses the latest date instead. */
  from: Day | null;
  to: Day | null;
  today: Day;
}

// Twenty years. Dates farther from the deadline than this were not planned towards it.
const maxDaysFromDeadline = 7_305;

/**
 * Returns a lookup of the nth working day after (`step` 1) or before (-1) a day, counted from 0 and computed lazily.
 */
function workingDaysFrom(from: Day, step: 1 | -1) {
  const days: Day[] = [];
  let day = from;
  return (index: number): Day | null => {
    for (; days.length <= index; day = addDays(day, step)) {
      if (!isDay(day)) return null;
      if (isWorkingDay(day)) days.push(day);
    }
    return days[index] ?? null;
  };
}

/**
 * Plans how step dates move to another deadline: each keeps its distance to it in working days. If fewer working days
 * remain from today, all distances shrink proportionally, so that no step starts overdue. Without a deadline no date is
 * moved.
 */
export function planDateShift({ dates, from, to, today }: DateShiftInput) {
  const plannedDays = dates.filter((day) => day !== null);
  const origin = from ?? plannedDays.reduce<Day | null>((last, day) => (last && last > day ? last : day), null);
  if (!origin || !to) return { carry: () => null, isSqueezed: false, workingDays: 0 };
  const isNear = (day: Day) => Math.abs(daysBetween(day, origin)) <= maxDaysFromDeadline;
  const distance = (day: Day) => workingDaysBetween(day, origin);
  const longestDistance = Math.max(0, ...plannedDays.filter(isNear).map(distance));
  const availableDays =
    Math.abs(daysBetween(today, to)) > maxDaysFromDeadline ? longestDistance : workingDaysBetween(today, to);
  // A deadline in the past was chosen on purpose, so dates keep their full distance to it.
  const isSqueezed = to >= today && longestDistance > availableDays;
  const ratio = isSqueezed ? availableDays / longestDistance : 1;
  const workingDayBefore = workingDaysFrom(to, -1);
  const workingDayAfter = workingDaysFrom(addDays(to, 1), 1);
  const earliest = to < today ? '' : ([nextWorkingDay(today), to].sort()[0] as Day);
  const at = (distance: number) =>
    distance === 0 ? to : distance > 0 ? workingDayBefore(distance) : workingDayAfter(-distance - 1);
  return {
    isSqueezed,
    workingDays: Math.max(0, availableDays),
    carry(day: Day | null): Day | null {
      if (day === null || !isNear(day)) return null;
      const carried = at(Math.trunc(distance(day) * ratio));
      return carried && carried < earliest ? earliest : carried;
    },
  };
}
