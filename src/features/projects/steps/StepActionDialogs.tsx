import { prefetchLazyModules } from '#ui';
import { lazyComponent } from '../../kernel/lazy-component';
import type { Project, Step } from '../data/queries';
import type { Asking } from './use-asking';
import { bulkWords } from './words';

const StepDialogs = lazyComponent(() => import('./StepDialogs'), 'StepDialogs');
const EndSteps = lazyComponent(() => import('./EndSteps'), 'EndSteps');
const BulkRun = lazyComponent(() => import('../../kit/list/bulk/BulkRun'), 'BulkRun');

/** Loads the code of the dialogs ahead, which keys open too. */
export function prefetchStepDialogs(): void {
  void prefetchLazyModules();
  StepDialogs.prefetch();
  EndSteps.prefetch();
}

export interface StepActionDialogsProps {
  project: Project;
  asking: Asking;
  sortedBy?: string;
  onMove: (step: Step, position: number) => void;
}

/** The open dialog about steps, and the progress of a bulk change. */
export function StepActionDialogs({ project, asking, sortedBy, onMove }: StepActionDialogsProps) {
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
