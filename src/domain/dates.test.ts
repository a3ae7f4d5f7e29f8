import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, isDay, toDay } from './dates.ts';

describe('isDay', () => {
  test.each(['2024-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('%s is one', (text) =>
    expect(isDay(text)).toBe(true),
  );
  test.each([
    '2024-02-31',
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-1-1',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '',
  ])('"%s" is none', (text) => expect(isDay(text)).toBe(false));
});

describe('toDay', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    // As it is: what is wrong with it is for the server to say.
    ['2024-02-31', '2024-02-31'],
    ['2026-11-21T12:00:00', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['amanhã', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    [new Date(Number.NaN), undefined],
    [new Date(2026, 10, 21, 23, 59), '2026-11-21'],
  ])('%s gives %s', (input, day) => expect(toDay(input)).toBe(day));
});

test('the day of an instant depends on the zone', () => {
  const instant = new Date('2026-11-21T02:30:00Z');
  expect(dayOf(instant, 'America/Sao_Paulo')).toBe('2026-11-20');
  expect(dayOf(instant, 'UTC')).toBe('2026-11-21');
  expect(isDay(dayOf(new Date('no instant'), 'UTC'))).toBe(false);
});

test('days are counted across months, leap years and changes of summer time', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2018-11-03', '2018-11-05')).toBe(2);
  const days = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(days, (count) => {
      const day = addDays('2026-11-21', count);
      return isDay(day) && daysBetween('2026-11-21', day) === count;
    }),
  );
});
