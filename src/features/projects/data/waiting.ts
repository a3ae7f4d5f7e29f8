import { isOver } from '#domain/step-lifecycle';
import type { Project, Step } from './queries';

/** The steps that a step depends on, in their order, as far as they are still there. */
export const predecessors = ({ steps }: Pick<Project, 'steps'>, { depends_on }: Pick<Step, 'depends_on'>): Step[] =>
  steps.filter(({ id }) => depends_on.includes(id));

/** The steps that depend on a step, in their order. */
export const successors = ({ steps }: Pick<Project, 'steps'>, { id }: Pick<Step, 'id'>): Step[] =>
  steps.filter(({ depends_on }) => depends_on.includes(id));

/** What an open step still waits for: the open steps that it depends on. */
export const waitsFor = (project: Pick<Project, 'steps'>, step: Step): Step[] =>
  isOver(step.status) ? [] : predecessors(project, step).filter(({ status }) => !isOver(status));
