import type { Project, Step } from '../data/queries';
import type { Chosen } from './ask-change';
import { BlockSteps } from './BlockSteps';
import { ChooseAssignee } from './ChooseAssignee';
import { ChooseDates } from './ChooseDates';
import { ChoosePriority } from './ChoosePriority';
import { ChooseRepeat } from './ChooseRepeat';
import { ChooseStatus } from './ChooseStatus';
import type { StepQuestion } from './handlers';
import { MoveStep } from './MoveStep';

export interface StepDialogsProps {
  project: Project;
  what: StepQuestion;
  steps: Step[];
  /** The cell of the one step that it is about. */
  anchor?: Element;
  /** What the list is sorted by, where that hides the order of the project. */
  sortedBy?: string;
  onChoose: (chosen: Chosen) => void;
  onMove: (step: Step, position: number) => void;
  onClose: () => void;
}

/** The question that a row, the panel, a key or the bar of a selection asks, for one step or for many. */
export function StepDialogs({ project, what, steps, anchor, sortedBy, onChoose, onMove, onClose }: StepDialogsProps) {
  const [first] = steps;
  if (!first) return null;
  if (what === 'status') {
    return (
      <ChooseStatus
        steps={steps}
        anchor={anchor}
        onClose={onClose}
        onChoose={(status) => onChoose({ kind: 'status', status })}
      />
    );
  }
  if (what === 'assignee') {
    return (
      <ChooseAssignee
        projectId={project.id}
        steps={steps}
        anchor={anchor}
        onClose={onClose}
        onChoose={(who) => onChoose({ kind: 'assignee', who })}
      />
    );
  }
  if (what === 'date') {
    return (
      <ChooseDates
        steps={steps}
        unitId={project.unit?.id}
        anchor={anchor}
        onClose={onClose}
        onChoose={(dates) => onChoose({ kind: 'date', dates })}
      />
    );
  }
  if (what === 'priority') {
    return (
      <ChoosePriority
        steps={steps}
        anchor={anchor}
        onClose={onClose}
        onChoose={(priority) => onChoose({ kind: 'priority', priority })}
      />
    );
  }
  if (what === 'repeat') {
    return (
      <ChooseRepeat
        step={first}
        anchor={anchor}
        onClose={onClose}
        onChoose={(rule) => onChoose({ kind: 'repeat', rule })}
      />
    );
  }
  if (what === 'block') {
    return <BlockSteps steps={steps} onClose={onClose} onBlock={(reason) => onChoose({ kind: 'block', reason })} />;
  }
  return (
    <MoveStep
      step={first}
      siblings={project.steps}
      sortedBy={sortedBy}
      onClose={onClose}
      onChoose={(position) => onMove(first, position)}
    />
  );
}
