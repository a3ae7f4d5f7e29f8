import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheResult } from './cache-result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('callers share one question, and its answer for as long as it lasts', async () => {
  let answer = 0;
  const ask = vi.fn(async () => ++answer);
  const shared = cacheResult(ask, 1_000);
  expect(await Promise.all([shared(), shared(), shared()])).toEqual([1, 1, 1]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await shared()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await shared()).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is told to all who wait for it, and not kept', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(true);
  const shared = cacheResult(ask, 1_000);
  const told = await Promise.allSettled([shared(), shared()]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared()).toBe(true);
});
