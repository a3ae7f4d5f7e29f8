import { expect, test } from 'vitest';
import { projectStatuses } from '../data/statuses';
import { stepStatuses } from '../steps/view';
import { projectLook } from './project-look';
import { stepLook } from './step-look';

test('each status of a step, and each of a project, has a drawing of its own: colour alone tells none', () => {
  expect(new Set(stepStatuses.map((status) => stepLook(status).icon)).size).toBe(stepStatuses.length);
  expect(new Set(projectStatuses.map((status) => projectLook(status).icon)).size).toBe(projectStatuses.length);
});
