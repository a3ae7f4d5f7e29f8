import { useWords } from '../../kernel/language';
import { deferDelete } from '../../kit/deferred-delete';
import type { RowsRef } from '../../kit/list/focus';
import { deleteStep } from '../data/commands';
import type { Step } from '../data/queries';
import { words } from './words';

export interface Deleting {
  projectId: string;
  rows: RowsRef;
  /** The step in the panel, which closes with it and comes back with it. */
  openStep: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Deletes steps with a way back: taken back, the first of them has the focus, and the panel is open that was. */
export function useDeleting({ projectId, rows, openStep, onOpen }: Deleting) {
  const t = useWords(words);
  return (steps: readonly Step[]) => {
    const [first] = steps;
    if (!first) return;
    const wasOpen = steps.some(({ id }) => id === openStep);
    if (wasOpen) onOpen(undefined);
    const subSteps = steps.reduce((sum, { sub_steps }) => sum + sub_steps.length, 0);
    deferDelete({
      command: deleteStep,
      inputs: steps.map(({ id }) => ({ projectId, stepId: id })),
      done: t('did.deleted', { count: steps.length, name: first.name, subSteps }),
      failed: (count) => t('did.failedDelete', { count }),
      onUndone: () => {
        if (wasOpen) onOpen(openStep);
        // Once it is drawn again.
        else requestAnimationFrame(() => rows.current?.focusRow(first.id));
      },
    });
  };
}
