import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './testing/stub-browser';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = stubBrowser().page;
});
afterEach(() => vi.useRealTimers());

/** Waits for the first interaction on a device with or without hover; returns whether it has resolved. */
async function waitForUse({ hovers = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: !hovers }));
  const { afterFirstInteraction } = await import('./after-first-interaction');
  let isUsed = false;
  void afterFirstInteraction().then(() => {
    isUsed = true;
  });
  return { isUsed: () => isUsed, again: afterFirstInteraction };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each(['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'])(
  'a page is in use a second after the first %s, for which the page that it is meant for comes first',
  async (sign) => {
    const { isUsed } = await waitForUse();
    await pass(5_000);
    page.dispatchEvent(new Event(sign));
    await pass(999);
    expect(isUsed()).toBe(false);
    await pass(1);
    expect(isUsed()).toBe(true);
  },
);

test('what follows the first sign of a hand puts nothing off', async () => {
  const { isUsed } = await waitForUse();
  for (let moves = 0; moves < 10; moves++) {
    page.dispatchEvent(new Event('pointermove'));
    await pass(100);
  }
  expect(isUsed()).toBe(true);
});

test('a page that nobody touches is made ready after ten seconds, for there may be no connection later', async () => {
  const { isUsed } = await waitForUse();
  await pass(10_999);
  expect(isUsed()).toBe(false);
  await pass(1);
  expect(isUsed()).toBe(true);
});

test('where nothing hovers no hand is waited for', async () => {
  const { isUsed } = await waitForUse({ hovers: false });
  await pass(1_000);
  expect(isUsed()).toBe(true);
});

test('a page is in use from then on, whoever asks', async () => {
  const { again } = await waitForUse();
  page.dispatchEvent(new Event('keydown'));
  await pass(1_000);
  await expect(again()).resolves.toBeUndefined();
});
