import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, wallOf } from './zoned';

test.each([
  ['2026-11-21', '09:30', 'America/Sao_Paulo', '2026-11-21T12:30:00.000Z'],
  ['2026-11-21', '09:30', 'America/Manaus', '2026-11-21T13:30:00.000Z'],
  // When daylight saving ends in New York, the hour occurs twice, and the first is meant.
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  // When it starts, 2:30 a.m. does not exist.
  ['2026-03-08', '02:30', 'America/New_York', null],
])('%s %s in %s', (day, time, zone, instant) => expect(instantOf({ day, time, zone })).toBe(instant));

test('what is not whole is no instant', () => {
  expect(instantOf({ day: null, time: '09:30', zone: 'America/Manaus' })).toBeNull();
  expect(instantOf({ day: '2026-11-21', time: null, zone: 'America/Manaus' })).toBeNull();
});

test('there and back', () => {
  const zones = fc.constantFrom('America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Apia', 'UTC');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), zones, (minutes, zone) => {
      const instant = new Date(minutes * 60_000).toISOString();
      const back = instantOf(wallOf(instant, zone));
      // The first of two identical hours is returned.
      expect(back === instant || Date.parse(instant) - Date.parse(back ?? '') === 3_600_000).toBe(true);
    }),
  );
});
