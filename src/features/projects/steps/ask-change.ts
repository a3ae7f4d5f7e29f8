import { stepActs } from '#domain/step-life';
import type { Step } from '../queries';
import type { Assignee, StepChange } from './acts';
import type { StepStatus } from './view';

/** A change that a person chose in a dialog, for one step or for many. */
export type Chosen =
  | { kind: 'status'; status: StepStatus }
  | { kind: 'assignee'; who: Assignee }
  | { kind: 'date'; dates: Pick<StepChange, 'start_date' | 'due_date'> }
  | { kind: 'delete' };

/** Whether a step takes a chosen change. */
export const takes = (step: Step, chosen: Chosen): boolean =>
  chosen.kind !== 'status' || stepActs.allows(step.status, chosen.status);

/** What is sent for a chosen change that is no deletion. */
export function changeOf(chosen: Exclude<Chosen, { kind: 'delete' }>): StepChange {
  if (chosen.kind === 'status') return { status: chosen.status };
  if (chosen.kind === 'assignee') return { assignee_id: chosen.who?.id ?? null };
  return chosen.dates;
}
