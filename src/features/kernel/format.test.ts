import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getFormats, watchDayChange } from './format';
import { getPreferences, previewPreferences } from './preferences';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T11:30:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  previewPreferences({ timeZone: '' });
});

test.each([
  ['Pacific/Kiritimati', '2026-11-23', 1],
  ['Pacific/Niue', '2026-11-22', 0],
  ['America/Sao_Paulo', '2026-11-22', 8],
  ['Asia/Kolkata', '2026-11-22', 17],
])('in %s it is the day and the hour of there', (timeZone, day, hour) => {
  previewPreferences({ timeZone });
  const here = getFormats();
  expect([here.today(), here.dayAt('2026-11-22T11:30:00Z'), here.hour()]).toEqual([day, day, hour]);
});

test('over night what is drawn hears of the new day, once, until nobody watches any more', () => {
  vi.stubGlobal('document', new EventTarget());
  previewPreferences({ timeZone: 'America/Sao_Paulo' });
  const end = watchDayChange();
  const seen = () => ({ formats: getFormats(), preferences: getPreferences() });
  const evening = seen();
  vi.setSystemTime('2026-11-23T02:58:00Z');
  vi.advanceTimersByTime(60_000);
  expect(seen()).toEqual(evening);
  expect([seen().formats === evening.formats, seen().preferences === evening.preferences]).toEqual([true, true]);
  vi.advanceTimersByTime(120_000);
  const night = seen();
  expect([night.formats === evening.formats, night.preferences === evening.preferences]).toEqual([false, false]);
  expect([night.formats.today(), night.preferences.timeZone]).toEqual(['2026-11-23', 'America/Sao_Paulo']);
  vi.advanceTimersByTime(600_000);
  expect(seen().preferences).toBe(night.preferences);
  end();
  vi.setSystemTime('2026-11-24T12:00:00Z');
  vi.advanceTimersByTime(600_000);
  expect(seen().preferences).toBe(night.preferences);
  vi.unstubAllGlobals();
});
