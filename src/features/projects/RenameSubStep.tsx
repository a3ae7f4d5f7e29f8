import { client } from '#openapi/client';
import { subStepChangeRules } from '#openapi/rules/sub-step-change';
import { TextField } from '#ui';
import { useWords } from '../kernel/language';
import { sendCommand } from '../kit/command';
import { FormModal } from '../kit/form/FormModal';
import { useEntityForm } from '../kit/form/use-entity-form';
import { changeSubStep } from './data/commands';
import type { SubStep } from './data/queries';
import { useNameFaults } from './use-name-faults';
import { words } from './words';

export interface RenameSubStepProps {
  projectId: string;
  stepId: string;
  subStep: SubStep;
  onClose: () => void;
}

const savedOf = ({ name, version }: SubStep) => ({ values: { name }, version });

/** Gives a sub-step another name; where somebody was faster, both names stand side by side. */
export function RenameSubStep({ projectId, stepId, subStep, onClose }: RenameSubStepProps) {
  const t = useWords(words);
  const form = useEntityForm({
    of: savedOf(subStep),
    draft: `sub-step-${subStep.id}`,
    rules: subStepChangeRules,
    fields: { name: { label: t('field.name'), says: useNameFaults() } },
    send: (values, version) =>
      sendCommand(changeSubStep, { projectId, stepId, subStepId: subStep.id, change: { ...values, version } }),
    readAgain: async () => {
      const params = { path: { id: projectId, stepId } };
      const { data: step } = await client.GET('/api/projects/{id}/steps/{stepId}', { params });
      const saved = step?.sub_steps.find(({ id }) => id === subStep.id);
      return saved && savedOf(saved);
    },
    onSent: onClose,
  });
  return (
    <FormModal
      title={t('subSteps.renameTitle')}
      form={form}
      conflict={t('conflict.subStep')}
      size="sm"
      onClose={onClose}
    >
      <TextField {...form.field('name')} autoFocus />
    </FormModal>
  );
}
