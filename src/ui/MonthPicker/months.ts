import { pad2 } from '../pad2';
/** The month so many after another; months are `YYYY-MM`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const index = year * 12 + of - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${pad2((index % 12) + 1)}`;
}

/** The twelve months of a year. */
export const monthsOf = (year: string): string[] => Array.from({ length: 12 }, (_, at) => `${year}-${pad2(at + 1)}`);

/** Whether a month may be chosen; months compare as they are written. */
export const isWithin = (month: string, first = '0001-01', last = '9999-12') => first <= month && month <= last;

/** The first instant of a month, to be written in UTC. */
export const asUtc = (month: string) => new Date(`${month}-01T00:00:00Z`);
