import { describe, expect, it } from 'vitest';
import { addMonths } from './dates.ts';
import { nextOccurrence, type Recurrence, recurrenceUnits } from './recurrence.ts';
import { isWorkingDay } from './working-days.ts';

const every = (count: number, unit: Recurrence['unit']): Recurrence => ({ every: count, unit });
const turn = (rule: Recurrence, due_date: string | null, today: string, since: string | null = null) =>
  nextOccurrence({ rule, start_date: null, due_date, since, today });

describe('when a step comes again', () => {
  it('comes a week later, however early or late it was done', () => {
    const weekly = every(1, 'week');
    expect(turn(weekly, '2026-11-27', '2026-11-25').due_date).toBe('2026-12-04');
    expect(turn(weekly, '2026-11-27', '2026-12-01').due_date).toBe('2026-12-04');
    expect(turn(weekly, '2026-11-27', '2026-12-04').due_date).toBe('2026-12-11');
    expect(turn(every(2, 'week'), '2026-11-27', '2027-11-27').due_date).toBe('2027-12-10');
  });

  it('moves off a holiday, and goes back to its weekday after', () => {
    const first = turn(every(1, 'week'), '2026-12-18', '2026-12-18');
    expect(first).toEqual({ start_date: null, due_date: '2026-12-28', since: '2026-12-18' });
    expect(turn(every(1, 'week'), first.due_date, '2026-12-28', first.since).due_date).toBe('2027-01-04');
    expect(turn(every(1, 'week'), '2027-01-04', '2027-01-05', first.since).due_date).toBe('2027-01-08');
  });

  it('stays on Saturdays, where it began on one', () => {
    expect(turn(every(1, 'week'), '2026-11-28', '2026-11-28').due_date).toBe('2026-12-05');
  });

  it('knows the 31st in February, and comes back to it in March', () => {
    const february = turn(every(1, 'month'), '2028-01-31', '2028-01-31');
    expect(february).toEqual({ start_date: null, due_date: '2028-02-29', since: '2028-01-31' });
    expect(turn(every(1, 'month'), february.due_date, '2028-02-29', february.since).due_date).toBe('2028-03-31');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-11-30', 14)).toBe('2029-01-30');
  });

  it('counts working days over the weekend and the holiday', () => {
    expect(turn(every(2, 'working_day'), '2026-12-23', '2026-12-23').due_date).toBe('2026-12-28');
    expect(turn(every(3, 'working_day'), '2026-11-16', '2026-11-25').due_date).toBe('2026-11-30');
    expect(turn(every(1, 'working_day'), '1999-01-04', '2026-11-25').due_date).toBe('2026-11-26');
  });

  it('brings the start along by its working days', () => {
    const dates = { start_date: '2026-11-25', due_date: '2026-11-27', since: null, today: '2026-11-27' };
    expect(nextOccurrence({ rule: every(1, 'month'), ...dates })).toEqual({
      start_date: '2026-12-23',
      due_date: '2026-12-28',
      since: '2026-11-27',
    });
  });

  it('gives a deadline to what had no date, and leaves a start alone a start', () => {
    expect(turn(every(1, 'week'), null, '2026-11-25').due_date).toBe('2026-12-02');
    const start = { start_date: '2026-11-25', due_date: null, since: null, today: '2026-11-25' };
    expect(nextOccurrence({ rule: every(1, 'week'), ...start })).toMatchObject({
      start_date: '2026-12-02',
      due_date: null,
    });
  });

  it('never answers a day in the past, nor one out of the calendar', () => {
    const days = ['0001-01-01', '1900-02-28', '2024-02-29', '2026-11-25', '2026-12-31', '9999-11-29', '9999-12-31'];
    for (const unit of recurrenceUnits) {
      for (const count of [1, 2, 7, 99]) {
        for (const due of days) {
          for (const since of [null, ...days]) {
            const { due_date } = turn(every(count, unit), due, '2026-11-25', since);
            if (due_date === null) continue;
            expect(due_date > '2026-11-25' && due_date > due).toBe(true);
            expect(due_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
            if (unit === 'working_day') expect(isWorkingDay(due_date)).toBe(true);
          }
        }
      }
    }
  });
});
