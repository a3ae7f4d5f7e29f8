import type { Step } from '../queries';
import type { StepChange } from './acts';
import { type Chosen, changeOf, takes } from './ask-change';

/** What is sent for each step: a change, or nothing where it is deleted. */
export interface BulkTask {
  steps: Step[];
  changeFor: (step: Step) => StepChange | undefined;
  isUndo?: boolean;
}

/** The task of a chosen change, for those steps that take it. */
export function taskOf(steps: Step[], chosen: Chosen): BulkTask {
  const fitting = steps.filter((step) => takes(step, chosen));
  if (chosen.kind === 'delete') return { steps: fitting, changeFor: () => undefined };
  const change = changeOf(chosen);
  return { steps: fitting, changeFor: () => change };
}
