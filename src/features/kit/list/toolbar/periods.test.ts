import { expect, test } from 'vitest';
import { usualPeriods } from './periods';

const on = (today: string) => Object.fromEntries(usualPeriods(today).map(({ name, id }) => [name, id]));

test('months are whole, across the end of a year and in a leap year', () => {
  expect(on('2024-01-31')).toMatchObject({
    nextMonth: '2024-02-01..2024-02-29',
    lastMonth: '2023-12-01..2023-12-31',
    lastQuarter: '2023-11-01..2024-01-31',
    thisYear: '2024-01-01..2024-12-31',
  });
  expect(on('2026-12-31')).toMatchObject({ nextMonth: '2027-01-01..2027-01-31', nextWeek: '2026-12-31..2027-01-06' });
});
