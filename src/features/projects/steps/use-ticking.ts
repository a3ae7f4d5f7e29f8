import { useWords } from '../../kernel/language';
import { useCommand } from '../../kit/command';
import type { useProjectAccess } from '../access';
import { tickSubStep } from '../data/commands';
import type { Project, Step, SubStep } from '../data/queries';
import { words as projectWords } from '../words';
import { useStepActs } from './acts';
import { isClosed } from './arrange';
import { words } from './words';

/** Ticks or unticks a sub-step at once and offers the way back; with the last one ticked, the end of the step. */
export function useTicking(project: Project, { mayDivide }: ReturnType<typeof useProjectAccess>) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { run } = useCommand(tickSubStep);
  const { setStatus } = useStepActs(project);
  return (step: Step, { id: subStepId, name }: SubStep, status: boolean) => {
    const isLast = step.sub_steps.every((each) => each.id === subStepId || each.status);
    const offersEnd = status && isLast && mayDivide && !isClosed(step);
    void run(
      { projectId: project.id, stepId: step.id, subStepId, status },
      {
        done: () =>
          offersEnd ? t('end.last', { name: step.name }) : t(status ? 'did.ticked' : 'did.unticked', { name }),
        failed: () => told('subSteps.failedUpdate'),
        next: () => (offersEnd ? { label: t('end.finish'), onPress: () => setStatus(step, 'done') } : undefined),
      },
    );
  };
}
