import { useWords } from '../../kernel/language';
import { offerUndo } from '../../kernel/shortcuts/undo';
import { useTick } from '../commands';
import type { Step, SubStep } from '../queries';
import { words as projectWords } from '../words';
import { words } from './words';

/** Ticks or unticks a sub-step at once and offers the way back. */
export function useTicking(projectId: string) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const tick = useTick(projectId, told('subSteps.failedUpdate'));
  return ({ id: stepId }: Step, { id: subStepId, name }: SubStep, status: boolean) =>
    void tick.mutateAsync({ stepId, subStepId, status }).then(
      () =>
        offerUndo(t(status ? 'did.ticked' : 'did.unticked', { name }), () =>
          tick.mutate({ stepId, subStepId, status: !status }),
        ),
      () => {
        // The command has said it and shows the tick as it was.
      },
    );
}
