import { expect, test } from 'vitest';
import { firstTimes } from './values';

const zone = 'America/Sao_Paulo';
const at = (instant: string) => firstTimes(new Date(`${instant}:00-03:00`), zone);

test('a new meeting begins at the next whole hour of a working day', () => {
  expect(at('2026-11-25T10:20')).toEqual({ day: '2026-11-25', start: '11:00', end: '12:00' });
  expect(at('2026-11-25T06:00')).toEqual({ day: '2026-11-25', start: '09:00', end: '10:00' });
  expect(at('2026-11-25T18:30')).toEqual({ day: '2026-11-26', start: '09:00', end: '10:00' });
});

test.each([
  ['a Friday evening', '2026-11-27T19:00', '2026-11-30'],
  ['a Saturday', '2026-11-28T10:00', '2026-11-30'],
  ['a Sunday', '2026-11-29T15:00', '2026-11-30'],
  ['a national holiday', '2026-12-25T10:00', '2026-12-28'],
])('from %s the day is the next working day, in the morning', (_, instant, day) =>
  expect(at(instant)).toEqual({ day, start: '09:00', end: '10:00' }),
);
