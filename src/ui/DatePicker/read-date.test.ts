import { expect, test } from 'vitest';
import { dayWritten, impossibleDate, readDate } from './read-date';

const last = { day: 31, month: 12, year: 2026 };

test.each([
  ['31/12/2026', 'pt-BR'],
  [' 31-12-2026 ', 'pt-BR'],
  ['31.12.26', 'pt-BR'],
  ['2026-12-31', 'pt-BR'],
  ['2026-12-31T23:59:00Z', 'en'],
  ['31 dez 2026', 'pt-BR'],
  ['31 de dezembro de 2026', 'pt-BR'],
  ['31/dez./2026', 'pt-BR'],
  ['12/31/2026', 'en'],
  ['Dec 31, 2026', 'en'],
  ['31 December 2026', 'pt-BR'],
])('%s is read in %s', (text, locale) => expect(readDate(text, locale)).toEqual(last));

test.each(['amanhã', '31', '31/12', '1 xyz 2026', 'R$ 31,12'])('%s is no date', (text) =>
  expect(readDate(text, 'pt-BR')).toBeUndefined(),
);

test('the month with a cedilla is found', () =>
  expect(readDate('5 de março de 2027', 'pt-BR')).toEqual({ day: 5, month: 3, year: 2027 }));

test('no month is bent to fit a day', () => {
  expect(dayWritten({ day: 29, month: 2, year: 2028 })?.toString()).toBe('2028-02-29');
  expect(dayWritten({ day: 29, month: 2, year: 2026 })).toBeUndefined();
  expect(dayWritten({ day: 1, month: 13, year: 2026 })).toBeUndefined();
  expect(dayWritten({ day: 0, month: 1, year: 2026 })).toBeUndefined();
});

test('what does not exist is told as its reader writes it', () => {
  const written = { day: 31, month: 2, year: 2026 };
  expect(impossibleDate(written, 'pt-BR')).toEqual({ written: '31/02/2026', month: 'fevereiro', year: 2026, last: 28 });
  expect(impossibleDate(written, 'en').written).toBe('02/31/2026');
  expect(impossibleDate({ ...written, month: 13 }, 'pt-BR').last).toBeUndefined();
});
