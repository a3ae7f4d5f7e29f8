import { useState } from 'react';
import { Banner, DatePicker, Form, Stack, TextArea, TextField } from '#ui';
import { useDraft } from '../kernel/draft';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { fieldErrors, toProblem } from '../kernel/problem';
import { useChangeStep } from './commands';
import { FormModal } from './FormModal';
import type { Step } from './queries';
import { words } from './words';

const formId = 'edit-step';

/** Changes a step's name, description and deadline. */
export function EditStep({ projectId, step, onClose }: { projectId: string; step: Step; onClose: () => void }) {
  const t = useWords(words);
  const { language } = usePreferences();
  const [seen] = useState(step);
  const draft = useDraft(`step-${step.id}`, {
    name: seen.name,
    description: seen.description,
    due_date: seen.due_date,
  });
  const change = useChangeStep(projectId);
  const problem = change.error ? toProblem(change.error, language) : undefined;
  const errors = fieldErrors(problem);
  const isStale = problem?.code === 'STALE_VERSION';
  const { name } = draft.values;

  const close = () => {
    draft.finish();
    onClose();
  };
  const save = () => {
    if (!name.trim()) return;
    const version = isStale ? step.version : seen.version;
    change.mutate({ stepId: step.id, change: { ...draft.values, name: name.trim(), version } }, { onSuccess: close });
  };

  return (
    <FormModal title={t('steps.edit')} formId={formId} isBusy={change.isPending} onClose={close}>
      <Form id={formId} onSubmit={save}>
        <Stack space="l">
          {problem && problem.details.length === 0 && (
            <Banner tone="critical" title={t('failedSave')} isLive>
              {isStale ? t('conflict') : problem.message}
            </Banner>
          )}
          <TextField
            label={t('field.name')}
            name="name"
            value={name}
            onChange={(value) => draft.change({ name: value })}
            error={name.trim() ? errors.name : t('missing.name')}
            isRequired
          />
          <TextArea
            label={t('field.description')}
            name="description"
            value={draft.values.description}
            onChange={(description) => draft.change({ description })}
            error={errors.description}
          />
          <DatePicker
            label={t('field.due_date')}
            name="due_date"
            value={draft.values.due_date}
            onChange={(due_date) => draft.change({ due_date })}
            error={errors.due_date}
          />
        </Stack>
      </Form>
    </FormModal>
  );
}
