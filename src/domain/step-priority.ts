import type { Schema } from '#openapi/operations';

export type StepPriority = Schema<'StepPriority'>;

/** Priorities of a step, from what can least wait to what nobody has weighed. */
export const stepPriorities = ['urgent', 'high', 'medium', 'low', 'none'] as const satisfies StepPriority[];

/** The place of a priority among all, to sort by; one that is not known yet comes last. */
export function priorityRank(priority: string): number {
  const rank = stepPriorities.indexOf(priority as StepPriority);
  return rank < 0 ? stepPriorities.length : rank;
}
