import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { AddLine } from './AddLine';
import { useAddStep } from './commands';
import { words } from './words';

/** Adds steps to a project, one after another. */
export function AddStep({ projectId }: { projectId: string }) {
  const t = useWords(words);
  const { language } = usePreferences();
  const add = useAddStep(projectId);
  return (
    <AddLine
      draft={`new-step-${projectId}`}
      label={t('steps.name')}
      act={t('steps.add')}
      isPending={add.isPending}
      error={add.error ? `${t('steps.failedAdd')}: ${toProblem(add.error, language).message}` : undefined}
      onAdd={(name, done) => add.mutate({ name, status: 'todo' }, { onSuccess: done })}
    />
  );
}
