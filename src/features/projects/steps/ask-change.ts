import type { Recurrence } from '#domain/recurrence';
import { isOver, stepActs } from '#domain/step-lifecycle';
import type { StepPriority } from '#domain/step-priority';
import { openSubSteps } from '../data/open-parts';
import type { Step } from '../data/queries';
import type { StepChange } from '../data/step-changes';
import type { Assignee } from './acts';
import type { StepStatus } from './view';

/** A change that a person chose in a dialog, for one step or for many. */
export type Chosen =
  | { kind: 'status'; status: StepStatus }
  | { kind: 'assignee'; who: Assignee }
  | { kind: 'date'; dates: Pick<StepChange, 'start_date' | 'due_date'> }
  | { kind: 'priority'; priority: StepPriority }
  | { kind: 'repeat'; rule: Recurrence | null }
  | { kind: 'block'; reason: string | null };

/** Whether a step takes a chosen change. */
export function takes(step: Step, chosen: Chosen): boolean {
  if (chosen.kind === 'block') return stepActs.allows(step.status, 'blocked');
  return chosen.kind !== 'status' || stepActs.allows(step.status, chosen.status);
}

/** The steps that a change would end while they are blocked, or sub-steps of theirs still to do. */
export const endedBy = (steps: readonly Step[], chosen: Chosen): Step[] =>
  chosen.kind === 'status' && isOver(chosen.status)
    ? steps.filter(
        (step) => !isOver(step.status) && takes(step, chosen) && (openSubSteps(step) > 0 || step.status === 'blocked'),
      )
    : [];

/** What is sent for a chosen change. */
export function changeOf(chosen: Chosen): StepChange {
  if (chosen.kind === 'status') return { status: chosen.status };
  if (chosen.kind === 'assignee') return { assignee_id: chosen.who?.id ?? null };
  if (chosen.kind === 'priority') return { priority: chosen.priority };
  if (chosen.kind === 'repeat') return { repeats: chosen.rule };
  if (chosen.kind === 'block') return { status: 'blocked', blocked_reason: chosen.reason };
  return chosen.dates;
}
