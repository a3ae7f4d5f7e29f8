import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import {
  easter,
  findCustomHoliday,
  holidayName,
  isHoliday,
  isWorkingDay,
  nextWorkingDay,
  workingDaysBetween,
} from './working-days.ts';

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
])('Easter of %i is %s', (year, day) => expect(easter(year)).toBe(day));

describe('holidays', () => {
  test.each([
    ['2026-01-01', 'new_year'],
    ['2026-04-03', 'good_friday'],
    ['2030-04-19', 'good_friday'],
    ['2026-04-21', 'tiradentes'],
    ['2026-05-01', 'labour'],
    ['2026-09-07', 'independence'],
    ['2026-10-12', 'aparecida'],
    ['2026-11-02', 'all_souls'],
    ['2026-11-15', 'republic'],
    ['2024-11-20', 'black_awareness'],
    ['2026-12-25', 'christmas'],
    // National only since 2024.
    ['2023-11-20', undefined],
    ['2026-04-05', undefined],
    ['2026-02-17', undefined],
    ['2026-06-04', undefined],
    ['2026-11-21', undefined],
  ])('%s is %s', (day, name) => expect(holidayName(day)).toBe(name));

  test.each([
    ['2024-02-12', 'carnival'],
    ['2026-02-16', 'carnival'],
    ['2026-02-17', 'carnival'],
    ['2026-06-04', 'corpus_christi'],
    ['2027-05-27', 'corpus_christi'],
  ])('%s is %s only where optional ones count', (day, name) => {
    expect(isHoliday(day)).toBe(false);
    expect(isWorkingDay(day)).toBe(true);
    expect(holidayName(day, { withOptional: true })).toBe(name);
    expect(isWorkingDay(day, { withOptional: true })).toBe(false);
  });
});

describe('holidays of a state or a city', () => {
  const own = [
    { date: '2026-07-09', name: 'Revolução Constitucionalista', is_yearly: true },
    { date: '2026-07-10', name: 'Ponte', is_yearly: false },
    { date: '2024-02-29', name: 'Bissexto', is_yearly: true },
    // National already: it counts once.
    { date: '2026-09-07', name: 'Independência', is_yearly: true },
  ];
  test.each([
    ['2026-07-09', true],
    ['2027-07-09', true],
    ['2025-07-09', false],
    ['2026-07-10', true],
    ['2027-07-10', false],
    ['2028-02-29', true],
    ['2027-03-01', false],
  ])('%s is one: %s', (day, isOne) => {
    expect(findCustomHoliday(day, own) !== undefined).toBe(isOne);
    expect(isWorkingDay(day, { own })).toBe(!isOne && isWorkingDay(day));
  });
  test('they are no working days, counted once', () => {
    expect(nextWorkingDay('2026-07-09', { own })).toBe('2026-07-13');
    expect(workingDaysBetween('2026-07-08', '2026-07-13', { own })).toBe(1);
    expect(workingDaysBetween('2026-09-04', '2026-09-08', { own })).toBe(1);
    expect(workingDaysBetween('2027-02-26', '2027-03-02', { own })).toBe(2);
  });
  test('working days are those that are counted one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 800 }), (start, length) => {
        const from = addDays('2023-01-01', start);
        let count = 0;
        for (let day = 1; day <= length; day += 1) if (isWorkingDay(addDays(from, day), { own })) count += 1;
        expect(workingDaysBetween(from, addDays(from, length), { own })).toBe(count);
      }),
    );
  });
});

describe('working days', () => {
  test.each([
    // A Friday and the Monday after it.
    ['2026-11-27', '2026-11-30', 1],
    ['2026-11-21', '2026-11-22', 0],
    ['2026-11-27', '2026-11-27', 0],
    // Friday 20 November is a holiday.
    ['2026-11-16', '2026-11-23', 4],
    ['2026-12-18', '2027-01-04', 9],
    ['2026-11-30', '2026-11-27', -1],
    ['2026-11-22', '2026-11-21', 0],
    // 262 days from Monday to Friday; six of the ten holidays fall on them.
    ['2023-12-31', '2024-12-31', 256],
  ])('%s → %s: %i', (from, to, count) => expect(workingDaysBetween(from, to)).toBe(count));

  test.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-04-03', '2026-04-06'],
    ['2027-01-01', '2027-01-04'],
    ['2026-11-24', '2026-11-24'],
  ])('the next one from %s is %s', (day, next) => expect(nextWorkingDay(day)).toBe(next));

  test('are counted up to the last day there is', () => {
    expect(workingDaysBetween('9999-12-24', '9999-12-31')).toBe(5);
  });

  test('are counted as one by one', () => {
    const far = fc.integer({ min: 0, max: 1500 });
    fc.assert(
      fc.property(far, far, fc.boolean(), (start, length, withOptional) => {
        const from = addDays('2023-01-01', start);
        let count = 0;
        for (let day = 1; day <= length; day += 1) if (isWorkingDay(addDays(from, day), { withOptional })) count += 1;
        const to = addDays(from, length);
        expect(workingDaysBetween(from, to, { withOptional })).toBe(count);
        expect(workingDaysBetween(to, from, { withOptional })).toBe(-count || 0);
      }),
    );
  });
});
