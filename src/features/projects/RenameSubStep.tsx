import { useState } from 'react';
import { Form, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { useChangeSubStep } from './commands';
import { FormModal } from './FormModal';
import type { SubStep } from './queries';
import { words } from './words';

export interface RenameSubStepProps {
  projectId: string;
  stepId: string;
  subStep: SubStep;
  onClose: () => void;
}

const formId = 'rename-sub-step';

/** Gives a sub-step another name. */
export function RenameSubStep({ projectId, stepId, subStep, onClose }: RenameSubStepProps) {
  const t = useWords(words);
  const { language } = usePreferences();
  const [seen] = useState(subStep);
  const [name, setName] = useState(seen.name);
  const rename = useChangeSubStep(projectId);
  const problem = rename.error ? toProblem(rename.error, language) : undefined;
  const isStale = problem?.code === 'STALE_VERSION';
  const error = !name.trim() ? t('missing.name') : isStale ? t('conflict') : problem?.message;

  const save = () => {
    if (!name.trim()) return;
    const version = isStale ? subStep.version : seen.version;
    rename.mutate({ stepId, subStepId: subStep.id, change: { name: name.trim(), version } }, { onSuccess: onClose });
  };

  return (
    <FormModal title={t('subSteps.renameTitle')} formId={formId} size="sm" isBusy={rename.isPending} onClose={onClose}>
      <Form id={formId} onSubmit={save}>
        <TextField label={t('field.name')} name="name" value={name} onChange={setName} error={error} autoFocus />
      </Form>
    </FormModal>
  );
}
