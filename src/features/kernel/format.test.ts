import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownFormats } from './format';
import { tryOn } from './preferences';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T11:30:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  tryOn({ timeZone: '' });
});

test.each([
  ['Pacific/Kiritimati', '2026-11-23', 1],
  ['Pacific/Niue', '2026-11-22', 0],
  ['America/Sao_Paulo', '2026-11-22', 8],
  ['Asia/Kolkata', '2026-11-22', 17],
])('in %s it is the day and the hour of there', (timeZone, day, hour) => {
  tryOn({ timeZone });
  const here = ownFormats();
  expect([here.today(), here.dayAt('2026-11-22T11:30:00Z'), here.hour()]).toEqual([day, day, hour]);
});
