import { expect, test } from 'vitest';
import { daysInSpan, findFreeSlot, instantAt, isInOfficeHours, minutesAt } from './meeting-time.ts';

const zone = 'America/Sao_Paulo';
const at = (text: string) => Date.parse(text);
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });
const inText = (found: ReturnType<typeof findFreeSlot>) =>
  found && [new Date(found.start).toISOString(), new Date(found.end).toISOString()];

test('an hour on the wall is an instant, on both sides of a change of clocks', () => {
  const read = (day: string, hour: number, timeZone = zone) =>
    new Date(instantAt(day, hour * 60, timeZone)).toISOString();
  expect(read('2026-11-24', 10)).toBe('2026-11-24T13:00:00.000Z');
  // São Paulo had daylight time then; New York ends it on 1 November 2026.
  expect(read('2018-12-24', 10)).toBe('2018-12-24T12:00:00.000Z');
  expect(read('2026-10-31', 9, 'America/New_York')).toBe('2026-10-31T13:00:00.000Z');
  expect(read('2026-11-01', 9, 'America/New_York')).toBe('2026-11-01T14:00:00.000Z');
  expect(read('2026-11-24', 0, 'Asia/Kathmandu')).toBe('2026-11-23T18:15:00.000Z');
  expect(minutesAt(at('2026-11-24T13:05:00Z'), zone)).toBe(605);
  expect(minutesAt(at('2026-11-24T03:00:00Z'), zone)).toBe(0);
});

test('a span touches the days of its zone, not the one that begins as it ends', () => {
  expect(daysInSpan(span('2026-11-24T23:00:00Z', '2026-11-25T03:00:00Z'), zone)).toEqual(['2026-11-24']);
  expect(daysInSpan(span('2026-11-24T23:00:00Z', '2026-11-26T04:00:00Z'), zone)).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ]);
});

test('usual hours are those of the zone, Monday to Friday', () => {
  expect(isInOfficeHours(span('2026-11-24T11:00:00Z', '2026-11-24T21:00:00Z'), zone)).toBe(true);
  expect(isInOfficeHours(span('2026-11-24T10:59:00Z', '2026-11-24T12:00:00Z'), zone)).toBe(false);
  expect(isInOfficeHours(span('2026-11-24T20:30:00Z', '2026-11-24T21:30:00Z'), zone)).toBe(false);
  expect(isInOfficeHours(span('2026-11-22T13:00:00Z', '2026-11-22T14:00:00Z'), zone)).toBe(false);
});

test('the next free time is after what is in the way, within the hours of a working day', () => {
  const wanted = span('2026-11-24T13:00:00Z', '2026-11-24T14:00:00Z');
  const free = (busy: ReturnType<typeof span>[], own: { date: string; name: string; is_yearly: boolean }[] = []) =>
    inText(findFreeSlot(wanted, busy, { timeZone: zone, own }));
  expect(free([])).toEqual(['2026-11-24T13:00:00.000Z', '2026-11-24T14:00:00.000Z']);
  expect(
    free([span('2026-11-24T13:30:00Z', '2026-11-24T14:20:00Z'), span('2026-11-24T15:00:00Z', '2026-11-24T16:00:00Z')]),
  ).toEqual(['2026-11-24T16:00:00.000Z', '2026-11-24T17:00:00.000Z']);
  // All day taken, and the next one is a holiday of the unit.
  const [whole, holiday] = [
    span('2026-11-24T03:00:00Z', '2026-11-25T03:00:00Z'),
    { date: '2026-11-25', name: 'Aniversário', is_yearly: false },
  ];
  expect(free([whole], [holiday])).toEqual(['2026-11-26T11:00:00.000Z', '2026-11-26T12:00:00.000Z']);
  // Sunday becomes Monday, Christmas the day after; what is longer than a day has no place.
  expect(inText(findFreeSlot(span('2026-11-22T13:00:00Z', '2026-11-22T14:00:00Z'), [], { timeZone: zone }))?.[0]).toBe(
    '2026-11-23T11:00:00.000Z',
  );
  expect(findFreeSlot(span('2026-11-24T13:00:00Z', '2026-11-25T13:00:00Z'), [], { timeZone: zone })).toBeUndefined();
});
