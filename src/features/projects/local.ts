import { stepProgress, sumProgress } from '#domain/progress';
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
