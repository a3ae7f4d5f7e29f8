import { pad2 } from '../pad2';
/** Adds months to a month as `YYYY-MM`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const index = year * 12 + of - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${pad2((index % 12) + 1)}`;
}

/** Returns the twelve months of a year. */
export const monthsOf = (year: string): string[] => Array.from({ length: 12 }, (_, at) => `${year}-${pad2(at + 1)}`);

/** Returns whether a month is within the limits; the strings compare in order. */
export const isWithin = (month: string, first = '0001-01', last = '9999-12') => first <= month && month <= last;

/** Returns the first instant of a month, to be formatted in UTC. */
export const asUtc = (month: string) => new Date(`${month}-01T00:00:00Z`);
