import type { Schema } from '#openapi/operations';
import { addDays, addMonths, type Day, isDay } from './dates.ts';

export type Repeat = Schema<'TransactionRepeat'>;
export const repeatKinds = ['instalments', 'week', 'month', 'year'] as const satisfies readonly Repeat['by'][];

/** At most so many are written down at once. */
export const maxRepeats = 60;
export const minRepeats = 2;

/** One of a series, the first as number one. */
export interface Occurrence {
  number: number;
  amount_cents: number;
  due_date: Day;
  competence_date: Day;
}

/** The day of a series so many turns later; in a shorter month its last one. Instalments are monthly. */
export function turnAfter(day: Day, by: Repeat['by'], turns: number): Day {
  if (by === 'week') return addDays(day, 7 * turns);
  return addMonths(day, by === 'year' ? 12 * turns : turns);
}

/** How many turns there are until a day; one more than the most, where there are too many. */
function turnsUntil(due: Day, by: Repeat['by'], until: Day): number {
  let turns = 0;
  while (turns <= maxRepeats && turnAfter(due, by, turns) <= until) turns += 1;
  return turns;
}

/**
 * The transactions that one is repeated as; nothing where they would be too few, too many, or past the calendar. The
 * amount is divided by instalments, what cannot be divided on the first; every other repetition has all of it.
 */
export function occurrencesOf(
  { amount_cents, due_date, competence_date }: Omit<Occurrence, 'number'>,
  { by, count, until }: Repeat,
): Occurrence[] | undefined {
  const times = count ?? (until ? turnsUntil(due_date, by, until) : 0);
  if (times < minRepeats || times > maxRepeats) return undefined;
  const isDivided = by === 'instalments';
  const part = isDivided ? Math.floor(amount_cents / times) : amount_cents;
  const first = isDivided ? amount_cents - part * (times - 1) : amount_cents;
  if (part < 1) return undefined;
  const all = Array.from({ length: times }, (_, turn) => ({
    number: turn + 1,
    amount_cents: turn === 0 ? first : part,
    due_date: turnAfter(due_date, by, turn),
    competence_date: turnAfter(competence_date, by, turn),
  }));
  return all.every((each) => isDay(each.due_date) && isDay(each.competence_date)) ? all : undefined;
}
