import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alone, isFlagUp, raiseFlag } from './locks';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('alone', () => {
  it('lets one in after the other', async () => {
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await pause(5);
      log.push(`${name} ends`);
    };
    await Promise.all([alone('renewal', work('one')), alone('renewal', work('two'))]);
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('gives what the work gives, and fails as it fails', async () => {
    await expect(alone('renewal', async () => 7)).resolves.toBe(7);
    await expect(alone('renewal', () => Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
    await expect(alone('renewal', async () => 8)).resolves.toBe(8);
  });

  it('takes the lock from a tab that hangs', async () => {
    const hanging = alone('renewal', () => new Promise(() => {})).catch((error: Error) => error.name);
    await expect(alone('renewal', async () => 'mine', 20)).resolves.toBe('mine');
    await expect(hanging).resolves.toBe('AbortError');
  });

  it('goes on without Web Locks', async () => {
    vi.stubGlobal('navigator', {});
    await expect(alone('renewal', async () => 9)).resolves.toBe(9);
    vi.unstubAllGlobals();
  });
});

describe('the flag of an open dialog', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stands while the dialog is open', async () => {
    expect(await isFlagUp()).toBe(false);
    const takeDown = raiseFlag();
    await pause(0);
    expect(await isFlagUp()).toBe(true);
    takeDown();
    expect(await isFlagUp()).toBe(false);
  });

  it('is not believed, and taken down, once the tab that raised it is gone', async () => {
    kept.set('sessionDialogActive', '1');
    expect(await isFlagUp()).toBe(false);
    expect(kept.size).toBe(0);
  });
});
