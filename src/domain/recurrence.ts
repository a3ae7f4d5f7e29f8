import type { Schema } from '#openapi/operations';
import { planDateShift } from './date-shift.ts';
import { addDays, addMonths, type Day, daysBetween, isDay } from './dates.ts';
import { isWorkingDay, nextWorkingDay } from './working-days.ts';

export type Recurrence = Schema<'Recurrence'>;
export const recurrenceUnits = ['working_day', 'week', 'month'] as const satisfies readonly Recurrence['unit'][];

/** A step that repeats when it is done. */
export interface RecurringStep {
  rule: Recurrence;
  start_date: Day | null;
  due_date: Day | null;
  /** The day that occurrences are counted from, if a weekend or a short month moved the current one away from it. */
  since: Day | null;
  today: Day;
}

/** The dates of the next occurrence. */
export type NextOccurrence = Pick<RecurringStep, 'start_date' | 'due_date' | 'since'>;

const undated: NextOccurrence = { start_date: null, due_date: null, since: null };
// The last day from which the next working day is certain to stay within the calendar.
const lastDay = '9999-11-30';
const daysPerYear = 366;

/** Adds working days to a day; null past the end of the calendar. */
function addWorkingDays(from: Day, count: number): Day | null {
  let day = from;
  for (let remaining = count; remaining > 0; remaining -= isWorkingDay(day) ? 1 : 0) {
    day = addDays(day, 1);
    if (!isDay(day) || day > lastDay) return null;
  }
  return day;
}

function nextByWorkingDays(every: number, from: Day, today: Day): Day | null {
  // After more than a year, missed occurrences are not replayed one by one.
  let next: Day | null = daysBetween(from, today) > daysPerYear ? today : from;
  do next = addWorkingDays(next, every);
  while (next && next <= today);
  return next;
}

/** Returns a lower bound for the number of intervals between two days. */
function intervalsBetween({ every, unit }: Recurrence, from: Day, to: Day): number {
  if (unit === 'week') return Math.floor(daysBetween(from, to) / (7 * every));
  const monthsOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.floor((monthsOf(to) - monthsOf(from)) / every);
}

/**
 * Returns the first day of the rule after both the current day and today, moved to a working day if the series started
 * on one.
 */
function nextDay(rule: Recurrence, from: Day, since: Day, today: Day): Day | null {
  if (rule.unit === 'working_day') return nextByWorkingDays(rule.every, from, today);
  const latest = from > today ? from : today;
  const occurrenceAt = (intervals: number) =>
    rule.unit === 'week' ? addDays(since, 7 * rule.every * intervals) : addMonths(since, rule.every * intervals);
  let intervals = Math.max(1, intervalsBetween(rule, since, latest));
  while (isDay(occurrenceAt(intervals)) && occurrenceAt(intervals) <= latest) intervals += 1;
  const next = occurrenceAt(intervals);
  if (!isDay(next) || next > lastDay) return null;
  return isWorkingDay(since) ? nextWorkingDay(next) : next;
}

/**
 * Returns the dates of the next occurrence of a step that is done today: a deadline by the rule that is never in the
 * past, and a start the same number of working days before it. A step without dates gets a deadline counted from today.
 */
export function nextOccurrence({ rule, start_date, due_date, since, today }: RecurringStep): NextOccurrence {
  const from = due_date ?? start_date ?? today;
  const origin = since ?? from;
  // A day past the supported range has no next occurrence.
  const next = from > lastDay ? null : nextDay(rule, from, origin, today);
  if (!next) return undated;
  if (!due_date && start_date) return { start_date: next, due_date: null, since: origin };
  const { carry } = planDateShift({ dates: [start_date, due_date], from: due_date, to: next, today });
  return { start_date: carry(start_date), due_date: next, since: origin };
}
