import { expect, test } from 'vitest';
import { occurrencesOf } from './series.ts';

const of = (amount_cents: number, due_date = '2026-11-30') => ({ amount_cents, due_date, competence_date: due_date });
const days = (all: ReturnType<typeof occurrencesOf>) => all?.map(({ due_date }) => due_date);

test('instalments come to the amount to the centavo, the rest on the first', () => {
  const three = occurrencesOf(of(10_000), { by: 'instalments', count: 3 });
  expect(three?.map(({ amount_cents }) => amount_cents)).toEqual([3_334, 3_333, 3_333]);
  for (const cents of [60, 61, 119, 7_777_777, 100_000_000_000_000])
    for (const count of [2, 7, 12, 60]) {
      const all = occurrencesOf(of(cents), { by: 'instalments', count });
      expect(all?.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(cents);
      expect(all?.every(({ amount_cents }) => amount_cents >= 1)).toBe(true);
    }
  expect(occurrencesOf(of(2), { by: 'instalments', count: 3 })).toBeUndefined();
});

test('the 31st is the last day of a shorter month, and the 31st again after it', () => {
  expect(days(occurrencesOf(of(1, '2027-12-31'), { by: 'month', count: 4 }))).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ]);
  expect(days(occurrencesOf(of(1, '2028-02-29'), { by: 'year', count: 3 }))).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
  ]);
});

test('until a day, that day with it; neither one alone nor too many', () => {
  expect(days(occurrencesOf(of(1, '2026-11-02'), { by: 'week', until: '2026-11-16' }))).toHaveLength(3);
  expect(occurrencesOf(of(1, '2026-11-02'), { by: 'week', until: '2026-11-08' })).toBeUndefined();
  expect(occurrencesOf(of(1, '2026-11-02'), { by: 'week', until: '2027-12-31' })).toBeUndefined();
  expect(occurrencesOf(of(1), { by: 'month' })).toBeUndefined();
  expect(occurrencesOf(of(1, '9990-01-01'), { by: 'year', count: 60 })).toBeUndefined();
});
