import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayPageBy, pageReadiness } from './page-readiness';
import { queryClient } from './query';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Returns a pending promise and the function that resolves it. */
function onItsWay() {
  let arrive: (value: string) => void = () => {};
  const promise = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
}

const ask = (queryKey: string, answer: Promise<string>) =>
  void queryClient.prefetchQuery({ queryKey: [queryKey], queryFn: () => answer, staleTime: 0 });

/** Starts a wait and records whether it has resolved. */
function wait() {
  const heard = { isOver: false };
  void pageReadiness().then(() => {
    heard.isOver = true;
  });
  return heard;
}

test('a page of which nothing was asked does not wait', async () => {
  const heard = wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.isOver).toBe(true);
});

test('a page waits for each first answer and for its parts, and is drawn when the last of them is here', async () => {
  const [one, other, part] = [onItsWay(), onItsWay(), onItsWay()];
  ask('one', one.promise);
  ask('other', other.promise);
  delayPageBy(part.promise);
  const heard = wait();
  for (const { arrive } of [one, part]) {
    arrive('here');
    await vi.advanceTimersByTimeAsync(10);
    expect(heard.isOver).toBe(false);
  }
  other.arrive('here');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.isOver).toBe(true);
});

test('nobody waits longer than a tenth of a second', async () => {
  ask('late', onItsWay().promise);
  const heard = wait();
  await vi.advanceTimersByTimeAsync(99);
  expect(heard.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.isOver).toBe(true);
});

test('what was answered before is shown while it is asked again', async () => {
  queryClient.setQueryData(['known'], 'before');
  ask('known', onItsWay().promise);
  const heard = wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.isOver).toBe(true);
});
