import { expect, test } from 'vitest';
import type { Step } from './queries';
import { predecessors, successors, waitsFor } from './waiting';

const step = (id: string, status: Step['status'], ...depends_on: string[]) => ({ id, status, depends_on }) as Step;
const [survey, design, buy] = [step('survey', 'done'), step('design', 'todo', 'survey'), step('buy', 'cancelled')];
const mount = step('mount', 'todo', 'design', 'survey', 'buy', 'gone');
const project = { steps: [survey, design, buy, mount] };
const ids = (steps: readonly Step[]) => steps.map(({ id }) => id);

test('a step depends on those that are there, and others on it', () => {
  expect(ids(predecessors(project, mount))).toEqual(['survey', 'design', 'buy']);
  expect(ids(successors(project, survey))).toEqual(['design', 'mount']);
});

test('it waits for the open ones, and for none when it is over itself', () => {
  expect(ids(waitsFor(project, mount))).toEqual(['design']);
  expect(waitsFor(project, { ...mount, status: 'done' })).toEqual([]);
});
