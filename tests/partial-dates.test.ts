import { expect, test } from 'vitest';
import { addDays, addMonths, type Day, dayOf, daysBetween, isDay } from '../src/domain/dates.ts';
import {
  daysOfRepeat,
  formatRrule,
  normalizeRepeat,
  nthWeekdaysOf,
  remainingRepeat,
} from '../src/domain/meeting-repeat.ts';
import {
  daysInSpan,
  findFreeSlot,
  instantAt,
  isInOfficeHours,
  minutesAt,
  offsetAt,
} from '../src/domain/meeting-time.ts';
import { monthStart, monthsFrom, previousPeriod, splitPeriod } from '../src/domain/periods.ts';
import { nextOccurrence, recurrenceUnits } from '../src/domain/recurrence.ts';
import { occurrenceDay, occurrencesOf } from '../src/domain/series.ts';
import { holidayName, isWorkingDay, nextWorkingDay, workingDaysBetween } from '../src/domain/working-days.ts';
import { bodyFrom, fieldsOfTime, firstTimes, newOf, timesOf } from '../src/features/meetings/form/values.ts';

/** The days that a field of a date holds while a year is typed: 2, 20, 202, 2026, and what a slip makes of it. */
const years = ['0001', '0002', '0020', '0099', '0202', '0999', '1000', '1826', '2026', '9998', '9999'];
const partial: Day[] = years.flatMap((year) => [`${year}-01-01`, `${year}-02-28`, `${year}-11-24`, `${year}-12-31`]);
const zones = ['America/Sao_Paulo', 'Asia/Tokyo', 'UTC', 'Pacific/Apia'];
const today = '2026-11-24';
const weekly = { every: 'week', interval: 1, weekdays: [2], until: null, times: null } as const;

test.each(partial)('no arithmetic of days fails with %s', (day) => {
  const isNearEnd = day < '0003' || day > '9998';
  // At the ends of the calendar the answer may be no day; what is counted on from that does not fail either.
  const check = (found: Day) => {
    expect(isNearEnd || isDay(found)).toBe(true);
    expect(addDays(addMonths(found, 1), 1)).toBeTypeOf('string');
  };
  for (const days of [-366, -1, 0, 1, 366]) check(addDays(day, days));
  for (const months of [-13, -1, 0, 1, 13]) check(addMonths(day, months));
  expect(daysBetween(day, today) + daysBetween(today, day)).toBe(0);
  expect(workingDaysBetween(day, addDays(day, 30))).toBeTypeOf('number');
  check(nextWorkingDay(day));
  expect(isWorkingDay(day) && holidayName(day) !== undefined).toBe(false);
  check(monthStart(day));
  for (const { from, to } of [monthsFrom(day), previousPeriod({ from: day, to: addDays(day, 6) })]) {
    check(from);
    check(to);
  }
  for (const by of ['day', 'week', 'month'] as const) splitPeriod({ from: day, to: addDays(day, 40) }, by);
  for (const by of ['week', 'month', 'year'] as const) {
    check(occurrenceDay(day, by, 3));
    const all = occurrencesOf({ amount_cents: 900, due_date: day, competence_date: day }, { by, count: 3 });
    for (const each of all ?? []) expect(isDay(each.due_date)).toBe(true);
  }
  for (const unit of recurrenceUnits)
    for (const dates of [
      { start_date: null, due_date: day },
      { start_date: day, due_date: today },
    ])
      nextOccurrence({ rule: { every: 1, unit }, ...dates, since: null, today });
});

test.each(partial)('no repeat of a meeting fails with %s', (day) => {
  const repeat = normalizeRepeat({ ...weekly, weekdays: [] }, day);
  for (const [first, last] of [
    [day, today],
    [today, day],
    [day, day],
  ] as const)
    for (const each of daysOfRepeat(repeat, first, last, 50)) expect(isDay(each)).toBe(true);
  nthWeekdaysOf(day);
  expect(formatRrule({ ...repeat, until: day }, (last) => last)).toContain('FREQ=WEEKLY');
  remainingRepeat({ ...repeat, times: 10 }, day, addDays(day, 7));
});

test.each(zones)('no time of a day fails in %s', (zone) => {
  for (const day of partial) {
    const at = instantAt(day, 600, zone);
    expect(new Date(at).toISOString()).toBeTypeOf('string');
    expect(isDay(dayOf(new Date(at), zone))).toBe(true);
    expect(Number.isFinite(minutesAt(at, zone) + offsetAt(at, zone))).toBe(true);
    const span = { start: at, end: at + 3_600_000 };
    for (const touched of daysInSpan(span, zone)) expect(isDay(touched)).toBe(true);
    isInOfficeHours(span, zone);
    findFreeSlot(span, [span], { timeZone: zone });
  }
});

test.each(partial)('the form of a meeting holds %s', (day) => {
  const { values } = newOf({ day, start: '23:00', end: '23:30', time_zone: 'America/Sao_Paulo' });
  const times = timesOf(values, 1);
  if (times) expect(isDay(fieldsOfTime(times, 'Asia/Tokyo').day ?? '')).toBe(true);
  expect(bodyFrom(values, 0)).toHaveProperty('start_at');
  firstTimes(new Date(`${day}T12:00:00Z`), 'America/Sao_Paulo');
});
