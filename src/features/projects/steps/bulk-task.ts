import { createBulkTask } from '../../kit/list/bulk/task';
import { changeStep } from '../data/commands';
import type { Step } from '../data/queries';
import { type Chosen, changeOf, takes } from './ask-change';

/** What is sent for many steps by a chosen change, for those that take it. */
export function taskOf(projectId: string, steps: Step[], chosen: Chosen) {
  const rows = steps.filter((step) => takes(step, chosen));
  const change = changeOf(chosen);
  const assignee = chosen.kind === 'assignee' ? chosen.who : undefined;
  return createBulkTask(changeStep, rows, (step) => ({ projectId, stepId: step.id, change, assignee, before: step }));
}
