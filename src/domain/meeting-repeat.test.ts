import { expect, test } from 'vitest';
import {
  daysOfRepeat,
  formatRrule,
  type MeetingRepeat,
  normalizeRepeat,
  remainingRepeat,
  shiftRepeat,
} from './meeting-repeat.ts';
import { instantAt, minutesAt } from './meeting-time.ts';

const repeat = (part: Partial<MeetingRepeat>): MeetingRepeat => ({
  every: 'week',
  interval: 1,
  weekdays: [],
  until: null,
  times: null,
  ...part,
});
const days = (part: Partial<MeetingRepeat>, first: string, last = '2040-01-01', most = 6) =>
  daysOfRepeat(repeat(part), first, last, most);

test('by days, weeks, months and years, every so many', () => {
  expect(days({ every: 'day', interval: 2 }, '2026-11-29', undefined, 3)).toEqual([
    '2026-11-29',
    '2026-12-01',
    '2026-12-03',
  ]);
  // Tuesday and Thursday of every other week, begun on a Thursday.
  expect(days({ weekdays: [2, 4], interval: 2 }, '2026-11-26', undefined, 4)).toEqual([
    '2026-11-26',
    '2026-12-08',
    '2026-12-10',
    '2026-12-22',
  ]);
  expect(days({}, '2026-11-22', undefined, 3)).toEqual(['2026-11-22', '2026-11-29', '2026-12-06']);
  expect(days({ every: 'month' }, '2026-11-15', undefined, 3)).toEqual(['2026-11-15', '2026-12-15', '2027-01-15']);
});

test('a month without the 31st has none, and a year without the 29th of February', () => {
  expect(days({ every: 'month' }, '2026-10-31', undefined, 5)).toEqual([
    '2026-10-31',
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
  ]);
  expect(days({ every: 'year' }, '2024-02-29', undefined, 3)).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
});

test('on the second Tuesday, or on the last; what does not hold for the first is put right', () => {
  expect(days({ every: 'month', nth: 2 }, '2026-11-10', undefined, 4)).toEqual([
    '2026-11-10',
    '2026-12-08',
    '2027-01-12',
    '2027-02-09',
  ]);
  expect(days({ every: 'month', nth: -1, interval: 2 }, '2026-11-24', undefined, 3)).toEqual([
    '2026-11-24',
    '2027-01-26',
    '2027-03-30',
  ]);
  expect(normalizeRepeat(repeat({ every: 'month', nth: 2 }), '2026-11-24')).toMatchObject({ nth: 4, weekdays: [2] });
  // A fifth is not in every month: it is the last.
  expect(normalizeRepeat(repeat({ every: 'month', nth: 4 }), '2026-12-29')).toMatchObject({ nth: -1, weekdays: [2] });
  expect(normalizeRepeat(repeat({ every: 'week', nth: 2 }), '2026-11-10')).not.toHaveProperty('nth');
  expect(formatRrule(normalizeRepeat(repeat({ every: 'month', nth: -1 }), '2026-11-24'), String)).toBe(
    'FREQ=MONTHLY;BYDAY=-1TU',
  );
});

test('it ends on a day or after so many, and never goes on past what is asked for', () => {
  expect(days({ until: '2026-12-06' }, '2026-11-22')).toEqual(['2026-11-22', '2026-11-29', '2026-12-06']);
  expect(days({ times: 2 }, '2026-11-22')).toEqual(['2026-11-22', '2026-11-29']);
  expect(days({}, '2026-11-22', '2026-11-30')).toHaveLength(2);
  expect(days({ every: 'day' }, '2026-11-22', '9999-12-31', 100_000)).toHaveLength(100_000);
  // What may never come again comes to an end all the same.
  expect(days({ every: 'year', interval: 99 }, '2024-02-29', '9999-12-31', 50).length).toBeLessThan(50);
});

test('what is left of it, and what it is on another day', () => {
  expect(remainingRepeat(repeat({ times: 5 }), '2026-11-22', '2026-12-06').times).toBe(3);
  expect(shiftRepeat(repeat({ weekdays: [0, 6] }), 1).weekdays).toEqual([0, 1]);
  expect(shiftRepeat(repeat({ until: '2026-12-31' }), 2).until).toBe('2027-01-02');
  expect(normalizeRepeat(repeat({ weekdays: [2] }), '2026-11-23').weekdays).toEqual([1, 2]);
  expect(formatRrule(repeat({ weekdays: [1, 3], interval: 2, until: '2026-12-31' }), () => '20270101T025959Z')).toBe(
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270101T025959Z',
  );
});

test('at 10:00 in New York it is an hour later in Manaus once New York puts its clocks back', () => {
  const hours = daysOfRepeat(repeat({}), '2026-10-25', '2026-11-08').map((day) =>
    minutesAt(instantAt(day, 600, 'America/New_York'), 'America/Manaus'),
  );
  expect(hours).toEqual([600, 660, 660]);
});
