import { useState } from 'react';
import { Button, Form, Modal, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { useRenameSubStep } from './commands';
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
  const rename = useRenameSubStep(projectId);
  const problem = rename.error ? toProblem(rename.error, language) : undefined;
  const isStale = problem?.code === 'STALE_VERSION';
  const error = !name.trim() ? t('missing.name') : isStale ? t('conflict') : problem?.message;

  const save = () => {
    if (!name.trim()) return;
    const version = isStale ? subStep.version : seen.version;
    rename.mutate({ stepId, subStepId: subStep.id, change: { name: name.trim(), version } }, { onSuccess: onClose });
  };

  return (
    <Modal
      title={t('subSteps.renameTitle')}
      size="sm"
      isOpen
      onOpenChange={onClose}
      isBusy={rename.isPending}
      footer={
        <>
          <Button weight="soft" tone="neutral" onPress={onClose} isDisabled={rename.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={rename.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save}>
        <TextField label={t('field.name')} name="name" value={name} onChange={setName} error={error} autoFocus />
      </Form>
    </Modal>
  );
}
