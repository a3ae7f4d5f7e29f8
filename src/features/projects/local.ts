import { stepProgress, sumProgress } from '#domain/progress';
import type { Schema } from '#openapi/operations';
import type { Project, Step, SubStep } from './queries';

/** A project with other steps, its progress summed anew by the rule that the server obeys. */
export function withSteps(project: Project, change: (steps: Step[]) => Step[]): Project {
  const steps = change(project.steps).map((step) => ({ ...step, progress: stepProgress(step) }));
  return { ...project, steps, progress: sumProgress(steps.map(({ progress }) => progress)) };
}

/** A project with one of its steps changed. */
export const withStep = (project: Project, stepId: string, change: (step: Step) => Step) =>
  withSteps(project, (steps) => steps.map((step) => (step.id === stepId ? change(step) : step)));

/** A project with one of its sub-steps changed. */
export const withSubStep = (
  project: Project,
  stepId: string,
  subStepId: string,
  change: (subStep: SubStep) => SubStep,
) =>
  withStep(project, stepId, (step) => ({
    ...step,
    sub_steps: step.sub_steps.map((subStep) => (subStep.id === subStepId ? change(subStep) : subStep)),
  }));

/** What is known at once of a change of a step: its fields, who does it, and its place among the others. */
export function withStepChange(
  project: Project,
  stepId: string,
  { version: _, position, assignee_id, ...fields }: Schema<'StepChange'>,
  assignee: Step['assignee'] | undefined,
): Project {
  const person = assignee_id === undefined ? {} : { assignee: assignee_id === null ? null : (assignee ?? null) };
  return withSteps(project, (steps) => {
    const changed = steps.map((step) => (step.id === stepId ? { ...step, ...fields, ...person } : step));
    return position === undefined ? changed : movedTo(changed, stepId, position);
  });
}

/** Siblings with one of them at another place, counted from 1. */
export function movedTo<Sibling extends { id: string; position: number }>(
  siblings: readonly Sibling[],
  id: string,
  position: number,
): Sibling[] {
  const moved = siblings.find((sibling) => sibling.id === id);
  if (!moved) return [...siblings];
  const rest = siblings.filter((sibling) => sibling !== moved).sort((left, right) => left.position - right.position);
  return rest.toSpliced(position - 1, 0, moved).map((sibling, index) => ({ ...sibling, position: index + 1 }));
}
