import { expect, test } from 'vitest';
import { runningOf } from './running';

test('each step begins where the one before it ended, a total at nothing', () => {
  const steps = [
    { value: 100, isTotal: true },
    { value: 40 },
    { value: -160 },
    { value: null },
    { value: 30 },
    { value: null, isTotal: true },
  ];
  expect(runningOf(steps)).toEqual([
    [0, 100],
    [100, 140],
    [140, -20],
    [-20, -20],
    [-20, 10],
    [0, 10],
  ]);
});

test('of nothing there is nothing', () => expect(runningOf([])).toEqual([]));
