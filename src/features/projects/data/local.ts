import { stepProgress, sumProgress } from '#domain/progress';
import { clearReasonUnlessBlocked } from '#domain/step-lifecycle';
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
  change: Schema<'StepChange'>,
  assignee: Step['assignee'] | undefined,
): Project {
  const { version: _, position, assignee_id, ...fields } = clearReasonUnlessBlocked(change);
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

/** The version of what the server does not know yet. */
const unsaved = 0;

/** Whether something is shown that the server has not answered yet: nothing can be done with it but wait. */
export const isBeingAdded = ({ version }: { version: number }) => version === unsaved;

/** Siblings with what the server made in the place of what was shown meanwhile; it may have been read already. */
export const withAdded = <Sibling extends { id: string }>(
  siblings: readonly Sibling[],
  shownAs: string,
  made: Sibling,
): Sibling[] => [...siblings.filter(({ id }) => id !== shownAs && id !== made.id), made];

const lastPosition = (siblings: readonly { position: number }[]) =>
  siblings.reduce((last, { position }) => Math.max(last, position), 0);

/** A project with a step that is being added to its end. */
export function withNewStep(
  project: Project,
  id: string,
  { name, status = 'todo', priority = 'none' }: Schema<'NewStep'>,
): Project {
  const now = new Date().toISOString();
  const step: Step = {
    id,
    project_id: project.id,
    name,
    description: '',
    status,
    start_date: null,
    due_date: null,
    assignee: null,
    priority,
    blocked_reason: null,
    depends_on: [],
    tags: [],
    repeats: null,
    followed_by: null,
    position: lastPosition(project.steps) + 1,
    progress: { done: 0, total: 1 },
    sub_steps: [],
    created_at: now,
    updated_at: now,
    version: unsaved,
  };
  return { ...project, steps: [...project.steps, step], progress: sumProgress([project.progress, step.progress]) };
}

/** A sub-step that is being added to the end of a step. */
export function newSubStep(step: Step, id: string, name: string): SubStep {
  const now = new Date().toISOString();
  return {
    id,
    step_id: step.id,
    name,
    description: '',
    status: false,
    position: lastPosition(step.sub_steps) + 1,
    completed_at: null,
    completed_by: null,
    created_at: now,
    updated_at: now,
    version: unsaved,
  };
}
