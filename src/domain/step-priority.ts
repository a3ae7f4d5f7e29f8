import type { Schema } from '#openapi/operations';

export type StepPriority = Schema<'StepPriority'>;

/** All step priorities, from the most urgent to none. */
export const stepPriorities = ['urgent', 'high', 'medium', 'low', 'none'] as const satisfies StepPriority[];

/** Returns the sort rank of a priority; unknown priorities come last. */
export function priorityRank(priority: string): number {
  const rank = stepPriorities.indexOf(priority as StepPriority);
  return rank < 0 ? stepPriorities.length : rank;
}
