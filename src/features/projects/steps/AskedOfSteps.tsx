import { fetchLateParts } from '#ui';
import { lazyComponent } from '../../kernel/lazy-component';
import type { Project, Step } from '../data/queries';
import type { Asking } from './use-asking';
import { bulkWords } from './words';

const StepDialogs = lazyComponent(() => import('./StepDialogs').then((module) => ({ default: module.StepDialogs })));
const EndSteps = lazyComponent(() => import('./EndSteps').then((module) => ({ default: module.EndSteps })));
const BulkRun = lazyComponent(() =>
  import('../../kit/list/bulk/BulkRun').then((module) => ({ default: module.BulkRun })),
);

/** Fetches what asks about steps before it is asked for. */
export function fetchQuestions(): void {
  void fetchLateParts();
  StepDialogs.prefetch();
  EndSteps.prefetch();
}

export interface AskedOfStepsProps {
  project: Project;
  asking: Asking;
  sortedBy?: string;
  onMove: (step: Step, position: number) => void;
}

/** The question that stands open about steps, or how far a change of many is. */
export function AskedOfSteps({ project, asking, sortedBy, onMove }: AskedOfStepsProps) {
  // New with every change of the steps: to remember its parts would only make the page heavier.
  'use no memo';
  const { asked, ending, task, stopAsking } = asking;
  return (
    <>
      {asked && (
        <StepDialogs
          project={project}
          {...asked}
          sortedBy={sortedBy}
          onChoose={(chosen) => asking.perform(asked.steps, chosen, asked.position)}
          onMove={(step, position) => {
            stopAsking();
            onMove(step, position);
          }}
          onClose={stopAsking}
        />
      )}
      {ending && (
        <EndSteps
          steps={ending.ended}
          to={ending.chosen.status}
          onConfirm={() => asking.answerEnding(true)}
          onClose={() => asking.answerEnding(false)}
        />
      )}
      {task && (
        <BulkRun task={task} words={bulkWords} onRun={asking.setTask} onClose={() => asking.setTask(undefined)} />
      )}
    </>
  );
}
