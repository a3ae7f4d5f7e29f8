import { describe, expect, test } from 'vitest';
import { drawn, moved, pulled, resized, stretched } from './moves';

const zone = 'America/New_York';
const at = (day: string, minute: number) => ({ day, minute });
const event = { start: '2026-10-30T14:07:00.000Z', end: '2026-10-30T15:07:00.000Z' };

describe('moves', () => {
  test('keep the hour on the wall over a change of clocks, and the length', () => {
    expect(moved(event, { days: 3 }, zone)).toEqual({
      start: '2026-11-02T15:07:00.000Z',
      end: '2026-11-02T16:07:00.000Z',
    });
    expect(moved({ start: '2026-11-16', end: '2026-11-18' }, { days: -2, minutes: 45 }, zone)).toEqual({
      start: '2026-11-14',
      end: '2026-11-16',
    });
  });

  test('by a pointer fall on a step, over days too', () => {
    const pull = { from: at('2026-10-30', 610), to: at('2026-10-31', 642), zone };
    expect(pulled(event, { ...pull, step: 15 }).start).toBe('2026-10-31T14:45:00.000Z');
    expect(pulled(event, { ...pull, step: 5 }).start).toBe('2026-10-31T14:40:00.000Z');
  });

  test('an end never comes before it is a step long, and may reach into the next day', () => {
    expect(resized(event, -300).end).toBe('2026-10-30T14:22:00.000Z');
    const late = { start: '2026-10-30T22:00:00-04:00', end: '2026-10-30T23:00:00-04:00' };
    const pull = { from: at('2026-10-30', 1_380), to: at('2026-10-31', 60), step: 15, zone };
    expect(stretched(late, pull).end).toBe('2026-10-31T05:00:00.000Z');
  });

  test('what is drawn takes whole steps of one day, upwards as well as downwards', () => {
    const pull = { from: at('2026-10-30', 618), to: at('2026-11-01', 547), step: 15, zone };
    expect(drawn(pull)).toEqual({ start: '2026-10-30T13:00:00.000Z', end: '2026-10-30T14:30:00.000Z' });
    expect(drawn({ ...pull, from: at('2026-10-30', 1_439), to: at('2026-10-30', 1_439) }).end).toBe(
      '2026-10-31T04:00:00.000Z',
    );
  });
});
