import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planDateShift } from './date-shift.ts';
import { addDays } from './dates.ts';
import { isWorkingDay, workingDaysBetween } from './working-days.ts';

// Friday, with the steps of a template before it.
const from = '2026-08-28';
const dates = ['2026-06-01', '2026-07-31', '2026-08-21', from];
const today = '2026-11-23';

const carried = (to: string | null, day = today) => {
  const { carry, ...rest } = planDateShift({ dates, from, to, today: day });
  return { ...rest, days: dates.map(carry) };
};

describe('dates that come along to another deadline', () => {
  test('keep their working days to it where there is time', () => {
    const { days, isSqueezed } = carried('2027-06-30');
    expect(isSqueezed).toBe(false);
    expect(days.map((day) => workingDaysBetween(day ?? '', '2027-06-30'))).toEqual(
      dates.map((day) => workingDaysBetween(day, from)),
    );
    expect(days.every((day) => day && isWorkingDay(day))).toBe(true);
  });

  test('share out the time there is where it is less, in their order', () => {
    // Five working days for what took sixty-three.
    expect(carried('2026-11-30')).toEqual({
      isSqueezed: true,
      workingDays: 5,
      days: ['2026-11-23', '2026-11-27', '2026-11-30', '2026-11-30'],
    });
  });

  test('are all of the deadline on its own day', () => {
    expect(new Set(carried(today).days)).toEqual(new Set([today]));
  });

  test('go before a deadline in the past, which somebody chose', () => {
    const { days, isSqueezed } = carried('2026-10-30');
    expect(isSqueezed).toBe(false);
    expect(days.at(-1)).toBe('2026-10-30');
    expect(days[0] && days[0] < '2026-09-01').toBe(true);
  });

  test('stay behind without a deadline', () => {
    expect(carried(null).days).toEqual([null, null, null, null]);
  });

  test('of a template without a deadline are planned towards the last of them', () => {
    const { carry } = planDateShift({ dates, from: null, to: '2027-06-30', today });
    expect(carry(from)).toBe('2027-06-30');
  });

  test('are left out beyond what a calendar has', () => {
    const { carry } = planDateShift({
      dates: ['0001-01-02', '9999-12-31'],
      from: '9999-12-31',
      to: '0001-01-01',
      today,
    });
    expect([carry('0001-01-02'), carry('9999-12-31')]).toEqual([null, '0001-01-01']);
    expect(
      planDateShift({ dates: ['2026-01-02'], from: '2026-02-02', to: '0001-01-05', today }).carry('2026-01-02'),
    ).toBeNull();
  });

  test('are never in the past nor after the deadline, stay in order, and fall on working days', () => {
    const day = (least: number, most: number) =>
      fc.integer({ min: least, max: most }).map((days) => addDays(today, days));
    fc.assert(
      fc.property(fc.array(day(-400, 0), { minLength: 1, maxLength: 8 }), day(0, 300), day(-3, 3), (given, to, now) => {
        fc.pre(to >= now);
        const sorted = [...given].sort();
        const end = sorted.at(-1) as string;
        const { carry } = planDateShift({ dates: sorted, from: end, to, today: now });
        const days = sorted.map((each) => carry(each) as string);
        expect(days).toEqual([...days].sort());
        for (const each of days) {
          expect(each >= now && each <= to).toBe(true);
          expect(each === to || isWorkingDay(each)).toBe(true);
        }
      }),
    );
  });
});
