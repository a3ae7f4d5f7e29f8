import { expect, test } from 'vitest';
import { Problem } from '../kernel/problem.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { ptBR } from './words/pt-BR.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('as many as may are inside at once; the others come in turn, those who had one already first', async () => {
  const gate = createConcurrencyLimit({ maxRunning: 2, maxWaitMs: 10_000 });
  const [first, second] = [await gate.acquire(), await gate.acquire()];
  const order: string[] = [];
  const come = (name: string, who: 'new' | 'known') =>
    gate.acquire(who).then((leave) => {
      order.push(name);
      return leave;
    });
  const [a, b, c] = [come('a', 'new'), come('b', 'new'), come('c', 'known')];
  expect(gate.stats()).toEqual({ running: 2, waiting: 3, rejected: 0 });
  first();
  first();
  await turn();
  expect(order).toEqual(['c']);
  second();
  (await c)();
  await turn();
  expect(order).toEqual(['c', 'a', 'b']);
  for (const leave of await Promise.all([a, b])) leave();
  expect(gate.stats()).toEqual({ running: 0, waiting: 0, rejected: 0 });
});

test('it is empty when the last has left', async () => {
  const gate = createConcurrencyLimit({ maxRunning: 1, maxWaitMs: 10_000 });
  await gate.whenIdle();
  const [first, second] = [await gate.acquire(), gate.acquire()];
  let isEmpty = false;
  const empty = gate.whenIdle().then(() => {
    isEmpty = true;
  });
  first();
  await turn();
  expect(isEmpty).toBe(false);
  (await second)();
  await empty;
});

test('whom no turn comes to in time is told to come back, and leaves no trace', async () => {
  const gate = createConcurrencyLimit({ maxRunning: 1, maxWaitMs: 20 });
  const leave = await gate.acquire();
  const told = await Promise.allSettled([gate.acquire(), gate.acquire('known')]);
  for (const one of told) {
    const { reason } = one as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(Problem);
    expect([reason.status, reason.body('pt-BR').message]).toEqual([503, ptBR.tooBusy]);
    expect([1, 2, 3]).toContain(reason.extras.retryAfter);
  }
  expect(gate.stats()).toEqual({ running: 1, waiting: 0, rejected: 2 });
  leave();
  (await gate.acquire())();
  expect(gate.stats().running).toBe(0);
});
