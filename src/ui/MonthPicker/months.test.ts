import { expect, test } from 'vitest';
import { isWithin, monthAfter, monthsOf } from './months';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
])('%s and %i is %s', (month, count, then) => expect(monthAfter(month, count)).toBe(then));

test('a year has twelve, from January to December', () => {
  expect(monthsOf('2026')).toHaveLength(12);
  expect([monthsOf('2026')[0], monthsOf('2026')[11]]).toEqual(['2026-01', '2026-12']);
});

test('both ends may be chosen, what is beyond may not', () => {
  expect(isWithin('2026-03', '2026-03', '2026-11')).toBe(true);
  expect(isWithin('2026-11', '2026-03', '2026-11')).toBe(true);
  expect(isWithin('2026-02', '2026-03')).toBe(false);
  expect(isWithin('2026-12', undefined, '2026-11')).toBe(false);
});
