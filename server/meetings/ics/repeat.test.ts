import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, type Day } from '#domain/dates';
import { daysOfRepeat, formatRrule, type MeetingRepeat, normalizeRepeat, nthWeekdaysOf } from '#domain/meeting-repeat';
import { repeatIn, ruleIn } from './repeat.ts';

const zone = 'America/Sao_Paulo';
const someDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days));
const someRepeat = fc.record({
  every: fc.constantFrom('day', 'week', 'month', 'year'),
  interval: fc.integer({ min: 1, max: 15 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
  nth: fc.constantFrom(undefined, 1, 2, 3, 4, -1),
  ends: fc.constantFrom('never', 'until', 'times'),
  count: fc.integer({ min: 1, max: 40 }),
});

const some = fc.tuple(someDay, someRepeat).map(([first, { nth, ends, count, ...rest }]) => {
  const repeat = {
    ...rest,
    ...(nth !== undefined && { nth }),
    until: ends === 'until' ? addDays(first, count * 20) : null,
    times: ends === 'times' ? count : null,
  } as MeetingRepeat;
  return { first, repeat: normalizeRepeat(repeat, first) };
});

const most = 30;
const ruleOf = (repeat: MeetingRepeat) =>
  ICAL.Recur.fromString(formatRrule(repeat, (day) => `${day.replaceAll('-', '')}T235959Z`));

/** How a meeting comes again by a rule as it is written. */
function repeatBy(text: string, first: Parameters<typeof repeatIn>[1]) {
  const rule = ruleIn(text);
  return rule ? repeatIn(rule, first) : 'none';
}

/** The days of a rule as the library of RFC 5545 has them, up to a last one. */
function daysByLibrary(rule: ICAL.Recur, first: Day, last: Day): Day[] {
  const days: Day[] = [];
  const each = rule.iterator(ICAL.Time.fromDateTimeString(`${first}T10:00:00Z`));
  for (let time = each.next(); time && days.length < most; time = each.next()) {
    const day = time.toString().slice(0, 10);
    if (day > last) break;
    days.push(day);
  }
  return days;
}

test('whatever the rule, the days are those that the library of RFC 5545 finds in it', () => {
  fc.assert(
    fc.property(some, ({ first, repeat }) => {
      // Of each year's 29th of February the library makes the first of March; the RFC has none in other years.
      fc.pre(!(repeat.every === 'year' && first.endsWith('-02-29')));
      const last = addDays(first, 4_000);
      expect(daysOfRepeat(repeat, first, last, most)).toEqual(daysByLibrary(ruleOf(repeat), first, last));
    }),
    { numRuns: 400 },
  );
});

test('a rule that was written is read as the same', () => {
  fc.assert(
    fc.property(some, ({ first, repeat }) => {
      const read = repeatBy(ruleOf(repeat).toString(), { day: first, minutes: 600, zone });
      expect(read).toEqual(repeat);
    }),
    { numRuns: 400 },
  );
});

const readOn = (day: Day, rule: string) => repeatBy(rule, { day, minutes: 600, zone });

test('the second Tuesday as calendars write it, and what is not said here', () => {
  const second = { every: 'month', interval: 1, nth: 2, weekdays: [2] };
  expect(nthWeekdaysOf('2026-11-24')).toEqual([4, -1]);
  expect(readOn('2026-11-10', 'FREQ=MONTHLY;BYDAY=2TU')).toMatchObject(second);
  expect(readOn('2026-11-10', 'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2')).toMatchObject(second);
  expect(readOn('2026-11-24', 'FREQ=MONTHLY;BYDAY=-1TU')).toMatchObject({ nth: -1 });
  expect(readOn('2027-05-09', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU')).toMatchObject({
    every: 'month',
    interval: 12,
    nth: 2,
  });
  // The second Sunday of the year, all the working days' last, a first meeting that is none of the rule's.
  expect(readOn('2026-01-11', 'FREQ=YEARLY;BYDAY=2SU')).toBe('unknown');
  expect(readOn('2026-11-30', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toBe('unknown');
  expect(readOn('2026-11-11', 'FREQ=MONTHLY;BYDAY=2TU')).toBe('unknown');
  expect(readOn('2026-11-10', 'FREQ=MONTHLY;BYDAY=TU')).toBe('unknown');
});
