import type { Schema } from '#openapi/operations';

type Progress = Schema<'Progress'>;

/** Returns the progress of a step: that of its sub-steps, or the step itself if it has none; zero when cancelled. */
export function stepProgress(step: {
  status: Schema<'StepStatus'>;
  sub_steps: readonly { status: boolean }[];
}): Progress {
  if (step.status === 'cancelled') return { done: 0, total: 0 };
  if (step.sub_steps.length === 0) return { done: step.status === 'done' ? 1 : 0, total: 1 };
  return { done: step.sub_steps.filter(({ status }) => status).length, total: step.sub_steps.length };
}

/** Adds up the progress of several parts. */
export const sumProgress = (parts: readonly Progress[]): Progress =>
  parts.reduce((sum, part) => ({ done: sum.done + part.done, total: sum.total + part.total }), { done: 0, total: 0 });
