import type { Schema } from '#openapi/operations';
import { addDays, addMonths, type Day, isDay } from './dates.ts';

export type Repeat = Schema<'TransactionRepeat'>;
export const repeatKinds = ['instalments', 'week', 'month', 'year'] as const satisfies readonly Repeat['by'][];

/** The maximum number of transactions created at once. */
export const maxRepeats = 60;
export const minRepeats = 2;

/** One transaction of a series; the first has number 1. */
export interface Occurrence {
  number: number;
  amount_cents: number;
  due_date: Day;
  competence_date: Day;
}

/**
 * Returns the day of a series after a number of intervals, clamped to the last day of a shorter month. Instalments are
 * monthly.
 */
export function occurrenceDay(day: Day, by: Repeat['by'], intervals: number): Day {
  if (by === 'week') return addDays(day, 7 * intervals);
  return addMonths(day, by === 'year' ? 12 * intervals : intervals);
}

/** Returns the number of intervals until a day, at most one more than allowed. */
function intervalsUntil(due: Day, by: Repeat['by'], until: Day): number {
  let intervals = 0;
  while (intervals <= maxRepeats && occurrenceDay(due, by, intervals) <= until) intervals += 1;
  return intervals;
}

/**
 * Expands a transaction into its series, or returns undefined if it would be too short, too long or past the calendar.
 * Instalments divide the amount, with the remainder on the first; other repetitions keep the full amount.
 */
export function occurrencesOf(
  { amount_cents, due_date, competence_date }: Omit<Occurrence, 'number'>,
  { by, count, until }: Repeat,
): Occurrence[] | undefined {
  const times = count ?? (until ? intervalsUntil(due_date, by, until) : 0);
  if (times < minRepeats || times > maxRepeats) return undefined;
  const isDivided = by === 'instalments';
  const part = isDivided ? Math.floor(amount_cents / times) : amount_cents;
  const first = isDivided ? amount_cents - part * (times - 1) : amount_cents;
  if (part < 1) return undefined;
  const occurrences = Array.from({ length: times }, (_, index) => ({
    number: index + 1,
    amount_cents: index === 0 ? first : part,
    due_date: occurrenceDay(due_date, by, index),
    competence_date: occurrenceDay(competence_date, by, index),
  }));
  return occurrences.every((each) => isDay(each.due_date) && isDay(each.competence_date)) ? occurrences : undefined;
}
