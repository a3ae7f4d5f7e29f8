import { useState } from 'react';
import { client } from '#openapi/client';
import { Form, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { Conflict } from './Conflict';
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

/** Gives a sub-step another name; where somebody was faster, both names stand side by side. */
export function RenameSubStep({ projectId, stepId, subStep, onClose }: RenameSubStepProps) {
  const t = useWords(words);
  const { language } = usePreferences();
  const [seen] = useState(subStep);
  const [name, setName] = useState(seen.name);
  const [theirs, setTheirs] = useState<SubStep>();
  const rename = useChangeSubStep(projectId);
  const problem = rename.error ? toProblem(rename.error, language) : undefined;
  const isStale = problem?.code === 'STALE_VERSION';
  const error = !name.trim() ? t('missing.name') : isStale ? t('conflict') : problem?.message;

  /** What is saved now, to stand beside what was typed. */
  async function lookAtTheirs() {
    const params = { path: { id: projectId, stepId } };
    const { data: step } = await client.GET('/api/projects/{id}/steps/{stepId}', { params });
    setTheirs(step?.sub_steps.find(({ id }) => id === subStep.id));
  }

  const save = (chosen: string, version: number) =>
    rename.mutate(
      { stepId, subStepId: subStep.id, change: { name: chosen.trim(), version } },
      {
        onSuccess: onClose,
        onError: (failure) => {
          if (toProblem(failure, language).code === 'STALE_VERSION') void lookAtTheirs().catch(() => {});
        },
      },
    );

  return (
    <FormModal title={t('subSteps.renameTitle')} formId={formId} size="sm" isBusy={rename.isPending} onClose={onClose}>
      <Form
        id={formId}
        onSubmit={() => {
          if (name.trim()) save(name, theirs?.version ?? seen.version);
        }}
      >
        <TextField label={t('field.name')} name="name" value={name} onChange={setName} error={error} autoFocus />
      </Form>
      {/* Whoever only ticked it changed no name: there is nothing to choose. */}
      {theirs && theirs.name !== name.trim() && theirs.name !== seen.name && (
        <Conflict
          key={theirs.version}
          what="subStep"
          fields={[{ name: 'name', label: t('field.name') }]}
          seen={{ name: seen.name }}
          mine={{ name }}
          theirs={{ name: theirs.name }}
          isBusy={rename.isPending}
          onKeep={(chosen) => save(chosen.name, theirs.version)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </FormModal>
  );
}
