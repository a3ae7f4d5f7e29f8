import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calm, keeper } from './calm';
import type { Feed, Glance } from './record';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function made() {
  const listeners = new Set<() => void>();
  let glance: Glance = { actors: [], entries: [], messages: [], at: 0 };
  const feed: Feed = {
    glance: () => glance,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const tell = (at: number) => {
    glance = { ...glance, at };
    for (const listener of listeners) listener();
  };
  return { feed, tell, listeners };
}

it('tells the first at once, and of what follows closely the last', () => {
  const { feed, tell } = made();
  const calmed = calm(feed, 100);
  const heard: number[] = [];
  calmed.subscribe(() => heard.push(calmed.glance().at));
  for (const at of [1, 2, 3]) tell(at);
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([1, 3]);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([1, 3]);
  tell(4);
  expect(heard).toEqual([1, 3, 4]);
});

it('holds nothing back from who only looks, and lets go of the feed with its last listener', () => {
  const { feed, tell, listeners } = made();
  const calmed = calm(feed, 100);
  tell(1);
  expect(calmed.glance().at).toBe(1);
  const stop = calmed.subscribe(() => {});
  tell(2);
  tell(3);
  expect(calmed.glance().at).toBe(2);
  stop();
  expect([calmed.glance().at, listeners.size]).toEqual([3, 0]);
});

it('keeps what is the same', () => {
  const keep = keeper<number[]>((a, b) => a.join() === b.join());
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([1, 3])).not.toBe(first);
});
