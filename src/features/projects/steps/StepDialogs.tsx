import { AlertDialog, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Project, Step } from '../queries';
import type { Chosen } from './ask-change';
import { ChooseAssignee } from './ChooseAssignee';
import { ChooseDates } from './ChooseDates';
import { ChooseStatus } from './ChooseStatus';
import type { StepAsk } from './handlers';
import { MoveStep } from './MoveStep';
import { words } from './words';

export interface StepDialogsProps {
  project: Project;
  what: StepAsk;
  steps: Step[];
  onChoose: (chosen: Chosen) => void;
  onMove: (step: Step, position: number) => void;
  onClose: () => void;
}

/** The question that a row, the panel, a key or the bar of a selection asks, for one step or for many. */
export function StepDialogs({ project, what, steps, onChoose, onMove, onClose }: StepDialogsProps) {
  const t = useWords(words);
  const [first] = steps;
  if (!first) return null;
  if (what === 'status') {
    return <ChooseStatus steps={steps} onClose={onClose} onChoose={(status) => onChoose({ kind: 'status', status })} />;
  }
  if (what === 'assignee') {
    return (
      <ChooseAssignee
        projectId={project.id}
        steps={steps}
        onClose={onClose}
        onChoose={(who) => onChoose({ kind: 'assignee', who })}
      />
    );
  }
  if (what === 'date') {
    return <ChooseDates steps={steps} onClose={onClose} onChoose={(dates) => onChoose({ kind: 'date', dates })} />;
  }
  if (what === 'move') {
    return (
      <MoveStep
        step={first}
        siblings={project.steps}
        onClose={onClose}
        onChoose={(position) => onMove(first, position)}
      />
    );
  }
  return (
    <AlertDialog
      title={t('dialog.deleteTitle', { count: steps.length, name: first.name })}
      confirmLabel={t('act.delete')}
      cancelLabel={t('dialog.cancel')}
      tone="critical"
      isOpen
      onOpenChange={onClose}
      onConfirm={() => onChoose({ kind: 'delete' })}
    >
      <Text>
        {t('dialog.deleteText', { subSteps: steps.reduce((sum, { sub_steps }) => sum + sub_steps.length, 0) })}
      </Text>
    </AlertDialog>
  );
}
