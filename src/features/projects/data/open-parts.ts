import { isOver } from '#domain/step-lifecycle';
import type { Project, Step } from './queries';

/** How much of something is still open. */
export interface OpenParts {
  steps: number;
  subSteps: number;
}

/** How many sub-steps of a step are not ticked. */
export const openSubSteps = ({ sub_steps }: Pick<Step, 'sub_steps'>) =>
  sub_steps.filter(({ status }) => !status).length;

/** How many steps of a project are not over, and how many sub-steps of these are not ticked. */
export function openParts({ steps }: Pick<Project, 'steps'>): OpenParts {
  const open = steps.filter(({ status }) => !isOver(status));
  return { steps: open.length, subSteps: open.reduce((sum, step) => sum + openSubSteps(step), 0) };
}
