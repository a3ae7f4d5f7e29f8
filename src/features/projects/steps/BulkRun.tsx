import { useQueryClient } from '@tanstack/react-query';
import { client } from '#openapi/client';
import { notify } from '#ui';
import { useWords } from '../../kernel/language';
import { offerUndo } from '../../kernel/shortcuts/undo';
import { BulkRun as Run } from '../bulk/BulkRun';
import { listsAreOld, projectById, type Step } from '../queries';
import { inverseOf, type StepChange } from './acts';
import type { BulkTask } from './bulk-task';
import { words } from './words';

const send = (projectId: string, step: Step, body: StepChange | undefined) => {
  const params = { path: { id: projectId, stepId: step.id } };
  return body
    ? client.PATCH('/api/projects/{id}/steps/{stepId}', { params, body })
    : client.DELETE('/api/projects/{id}/steps/{stepId}', { params });
};

export interface BulkRunProps {
  projectId: string;
  task: BulkTask;
  /** Begins another: what failed once more, or the way back. */
  onAgain: (task: BulkTask) => void;
  onClose: () => void;
}

/** Changes or deletes many steps, says what came of it and offers the way back. */
export function BulkRun({ projectId, task, onAgain, onClose }: BulkRunProps) {
  const t = useWords(words);
  const queryClient = useQueryClient();

  function tell(done: Step[]) {
    const count = done.length;
    if (task.steps.some((step) => task.changeFor(step) === undefined))
      return notify({ variant: 'success', title: t('bulk.deleted', { count }) });
    const title = t('bulk.done', { count });
    const backs = new Map(done.map((step) => [step.id, inverseOf(step, task.changeFor(step) as StepChange)]));
    const undoable = done.filter((step) => backs.get(step.id));
    if (task.isUndo || undoable.length === 0) return notify({ variant: 'success', title });
    offerUndo(title, () => onAgain({ steps: undoable, changeFor: (step) => backs.get(step.id), isUndo: true }));
  }

  return (
    <Run
      items={task.steps}
      send={(step) => send(projectId, step, task.changeFor(step))}
      words={{
        title: t('bulk.title'),
        running: (count) => t('bulk.running', count),
        report: (count) => t('bulk.report', count),
        stop: t('bulk.stop'),
        close: t('bulk.close'),
        again: t('bulk.again'),
      }}
      refresh={async () => {
        await queryClient.invalidateQueries({ queryKey: projectById(projectId).queryKey });
        void listsAreOld(queryClient);
      }}
      onDone={tell}
      onAgain={(steps) => onAgain({ ...task, steps })}
      onClose={onClose}
    />
  );
}
