import { expect, test } from 'vitest';
import { stepProgress, sumProgress } from './progress.ts';

const ticks = (...all: boolean[]) => all.map((status) => ({ status }));

test.each([
  ['in_progress', ticks(true, false, true), { done: 2, total: 3 }],
  ['done', ticks(true, false), { done: 1, total: 2 }],
  ['done', [], { done: 1, total: 1 }],
  ['todo', [], { done: 0, total: 1 }],
  ['cancelled', ticks(true), { done: 0, total: 0 }],
] as const)('a step %s with %j', (status, sub_steps, progress) => {
  expect(stepProgress({ status, sub_steps })).toEqual(progress);
});

test('a whole is the sum of its parts, and nothing without any', () => {
  expect(
    sumProgress([
      { done: 1, total: 2 },
      { done: 3, total: 3 },
    ]),
  ).toEqual({ done: 4, total: 5 });
  expect(sumProgress([])).toEqual({ done: 0, total: 0 });
});
