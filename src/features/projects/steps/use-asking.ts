import { useState } from 'react';
import type { BulkTask } from '../../kit/list/bulk/task';
import type { Project, Step } from '../data/queries';
import type { useStepActs } from './acts';
import { type Chosen, endedBy } from './ask-change';
import { cellOf } from './asked-at';
import type { StepQuestion } from './handlers';

/** A change that would end steps with sub-steps to do, until it is said that it may. */
interface Ending {
  steps: Step[];
  ended: Step[];
  chosen: Extract<Chosen, { kind: 'status' }>;
  position?: number;
}

/** A question that stands open, about steps that may get another place by the answer. */
interface Asked {
  what: StepQuestion;
  steps: Step[];
  position?: number;
  /** The cell that asks. */
  anchor?: Element;
}

const loadTasks = () => import('./bulk-task');

/** What the page asks about steps, one question at a time, and what it does by the answer. */
export function useAsking(project: Project, acts: ReturnType<typeof useStepActs>) {
  const [asked, setAsked] = useState<Asked>();
  const [ending, setEnding] = useState<Ending>();
  const [task, setTask] = useState<BulkTask>();

  function carryOut(steps: Step[], chosen: Chosen, position?: number) {
    const [step] = steps;
    if (steps.length > 1 || !step) {
      return void loadTasks().then(({ taskOf }) => setTask(taskOf(project.id, steps, chosen)));
    }
    if (chosen.kind === 'status') acts.setStatus(step, chosen.status, position);
    if (chosen.kind === 'assignee') acts.assign(step, chosen.who);
    if (chosen.kind === 'date') acts.schedule(step, chosen.dates);
    if (chosen.kind === 'priority') acts.prioritize(step, chosen.priority);
    if (chosen.kind === 'repeat') acts.repeat(step, chosen.rule);
    if (chosen.kind === 'block') acts.block(step, chosen.reason, position);
  }

  return {
    asked,
    ending,
    task,
    isAsking: Boolean(asked ?? ending ?? task),
    ask(what: StepQuestion, steps: Step[]) {
      const [only, other] = steps;
      setAsked({ what, steps, anchor: only && !other ? cellOf(what, only.id) : undefined });
    },
    stopAsking: () => setAsked(undefined),
    /** Asks nothing any more, whatever it was. */
    letGo() {
      setAsked(undefined);
      setEnding(undefined);
    },
    setTask,
    /** Does what was chosen, unless it blocks steps, which may say why, or ends some with something to do: then it asks first. */
    perform(steps: Step[], chosen: Chosen, position?: number) {
      if (chosen.kind === 'status' && chosen.status === 'blocked') return setAsked({ what: 'block', steps, position });
      setAsked(undefined);
      const ended = endedBy(steps, chosen);
      if (chosen.kind === 'status' && ended.length > 0) setEnding({ steps, ended, chosen, position });
      else carryOut(steps, chosen, position);
    },
    /** Whether what was asked may end them all the same. */
    answerEnding(mayEnd: boolean) {
      setEnding(undefined);
      if (ending && mayEnd) carryOut(ending.steps, ending.chosen, ending.position);
    },
  };
}

export type Asking = ReturnType<typeof useAsking>;
