import { expect, test } from 'vitest';
import { addDays, daysBetween } from './dates.ts';
import { maxIntervals, monthStart, monthsFrom, previousPeriod, splitPeriod } from './periods.ts';

test('months begin and end where the calendar says', () => {
  expect(monthStart('2026-03-31', -1)).toBe('2026-02-01');
  expect(monthsFrom('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthsFrom('2026-11-22', 3)).toEqual({ from: '2026-11-01', to: '2027-01-31' });
});

test('whole months are held against as many whole months, other days against as many days', () => {
  expect(previousPeriod({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(previousPeriod({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(previousPeriod({ from: '2026-11-02', to: '2026-11-08' })).toEqual({ from: '2026-10-26', to: '2026-11-01' });
  expect(previousPeriod({ from: '2026-11-22', to: '2026-11-22' })).toEqual({ from: '2026-11-21', to: '2026-11-21' });
});

test('a week begins on Sunday, and what sticks out is cut', () => {
  expect(splitPeriod({ from: '2026-11-03', to: '2026-11-17' }, 'week')).toEqual([
    { from: '2026-11-03', to: '2026-11-07' },
    { from: '2026-11-08', to: '2026-11-14' },
    { from: '2026-11-15', to: '2026-11-17' },
  ]);
  expect(splitPeriod({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toEqual([
    { from: '2026-01-31', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-01' },
  ]);
});

test('stretches follow one another without a gap, whatever the period', () => {
  for (const by of ['day', 'week', 'month'] as const)
    for (const length of [0, 1, 6, 7, 30, 59, 399]) {
      const from = addDays('2027-12-30', length % 5);
      const to = addDays(from, length);
      const stretches = splitPeriod({ from, to }, by) ?? [];
      expect([stretches[0]?.from, stretches.at(-1)?.to]).toEqual([from, to]);
      for (const [at, { from: start }] of stretches.entries())
        if (at > 0) expect(daysBetween(stretches[at - 1]?.to ?? '', start)).toBe(1);
    }
});

test('too many are none', () => {
  const period = { from: '2026-01-01', to: addDays('2026-01-01', maxIntervals) };
  expect(splitPeriod(period, 'day')).toBeUndefined();
  expect(splitPeriod(period, 'week')).toHaveLength(58);
  expect(splitPeriod({ from: '0001-01-01', to: '9999-12-31' }, 'month')).toBeUndefined();
});
