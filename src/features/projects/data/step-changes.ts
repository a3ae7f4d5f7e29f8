import { stepActs } from '#domain/step-lifecycle';
import type { Schema } from '#openapi/operations';
import type { Step } from './queries';

export type StepChange = Omit<Schema<'StepChange'>, 'version'>;

/** What would take a change back; nothing where the life of a step has no way back. */
export function inverseOf(step: Step, change: StepChange): StepChange | undefined {
  if (change.status && !stepActs.allows(change.status, step.status)) return undefined;
  const before: StepChange = {};
  if (change.status) before.status = step.status;
  if (change.blocked_reason !== undefined || (change.status && step.blocked_reason !== null))
    before.blocked_reason = step.blocked_reason;
  if (change.assignee_id !== undefined) before.assignee_id = step.assignee?.id ?? null;
  if (change.priority !== undefined) before.priority = step.priority;
  if (change.start_date !== undefined) before.start_date = step.start_date;
  if (change.due_date !== undefined) before.due_date = step.due_date;
  if (change.depends_on) before.depends_on = step.depends_on;
  if (change.repeats !== undefined) before.repeats = step.repeats;
  if (change.tags) before.tags = step.tags;
  if (change.position !== undefined) before.position = step.position;
  return before;
}
