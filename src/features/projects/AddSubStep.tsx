import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { AddLine } from './AddLine';
import { useAddSubStep } from './commands';
import type { Step } from './queries';
import { words } from './words';

/** Adds sub-steps to a step, one after another. */
export function AddSubStep({ projectId, step }: { projectId: string; step: Step }) {
  const t = useWords(words);
  const { language } = usePreferences();
  const add = useAddSubStep(projectId);
  return (
    <AddLine
      draft={`new-sub-step-${step.id}`}
      label={t('subSteps.name')}
      placeholder={t('subSteps.placeholder')}
      act={t('subSteps.add')}
      isPending={add.isPending}
      error={add.error ? `${t('subSteps.failedAdd')}: ${toProblem(add.error, language).message}` : undefined}
      onAdd={(name, done) => add.mutate({ stepId: step.id, body: { name } }, { onSuccess: done })}
    />
  );
}
