import { describe, expect, test } from 'vitest';
import { daysFrom, marks, reach } from './scale';

describe('scale', () => {
  test('a day is a day on either side of a change of clock', () => {
    expect(daysFrom('2018-11-03', '2018-11-05')).toBe(2);
    expect(daysFrom('2026-11-21', '2026-11-20')).toBe(-1);
  });

  test('whole months are shown around all that is to be seen', () => {
    expect(reach(['2026-11-21', '2026-09-03'])).toEqual(['2026-09-01', '2026-11-30']);
    expect(reach([])).toBeUndefined();
  });

  test.each(['day', 'week', 'month', 'quarter'] as const)('by %s the marks cover every day once', (zoom) => {
    const found = marks('2026-02-01', '2026-11-30', zoom, 'pt-BR');
    let next = 0;
    for (const { from, length } of found) {
      expect(from).toBe(next);
      next = from + length;
    }
    expect(next).toBe(daysFrom('2026-02-01', '2026-11-30') + 1);
  });
});
