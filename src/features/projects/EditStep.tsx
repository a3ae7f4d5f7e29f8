import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '#openapi/client';
import { Banner, DatePicker, Form, Stack, TextArea, TextField } from '#ui';
import { useDraft } from '../kernel/draft';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { fieldErrors, toProblem } from '../kernel/problem';
import { Conflict } from './Conflict';
import { useChangeStep } from './commands';
import { FormModal } from './FormModal';
import { withStep } from './local';
import { type Project, projectById, type Step } from './queries';
import { words as stepWords } from './steps/words';
import { words } from './words';

const formId = 'edit-step';
const valuesOf = ({ name, description, start_date, due_date }: Step) => ({ name, description, start_date, due_date });

/** Changes a step's name, description and dates; where somebody was faster, both versions stand side by side. */
export function EditStep({ projectId, step, onClose }: { projectId: string; step: Step; onClose: () => void }) {
  const t = useWords(words);
  const told = useWords(stepWords);
  const { language } = usePreferences();
  const { day } = useFormats();
  const queryClient = useQueryClient();
  const [seen] = useState(step);
  const [theirs, setTheirs] = useState<Step>();
  const draft = useDraft(`step-${step.id}`, valuesOf(seen));
  const change = useChangeStep(projectId);
  const problem = change.error ? toProblem(change.error, language) : undefined;
  const { values } = draft;
  const isWrong = values.start_date !== null && values.due_date !== null && values.start_date > values.due_date;
  const errors: Record<string, string | undefined> = {
    ...fieldErrors(problem),
    ...(isWrong && { start_date: told('dialog.wrongOrder') }),
    ...(!values.name.trim() && { name: t('missing.name') }),
  };

  const close = () => {
    draft.finish();
    onClose();
  };

  /** What is saved now, to stand beside what was typed. */
  async function lookAtTheirs() {
    const params = { path: { id: projectId, stepId: step.id } };
    const { data } = await client.GET('/api/projects/{id}/steps/{stepId}', { params });
    if (!data) return;
    setTheirs(data);
    const { queryKey } = projectById(projectId);
    queryClient.setQueryData<Project>(queryKey, (project) => project && withStep(project, step.id, () => data));
  }

  const save = (chosen: ReturnType<typeof valuesOf>, version: number) =>
    change.mutate(
      { stepId: step.id, change: { ...chosen, name: chosen.name.trim(), version } },
      {
        onSuccess: close,
        onError: (error) => {
          if (toProblem(error, language).code === 'STALE_VERSION') void lookAtTheirs().catch(() => {});
        },
      },
    );

  const showDay = (value: string | null) => (value ? day(value) : '');
  return (
    <FormModal title={t('steps.edit')} formId={formId} isBusy={change.isPending} onClose={close}>
      <Form
        id={formId}
        onSubmit={() => {
          if (Object.keys(errors).every((field) => !['name', 'start_date'].includes(field))) save(values, seen.version);
        }}
      >
        <Stack space="l">
          {problem && problem.details.length === 0 && (
            <Banner tone="critical" title={t('failedSave')} isLive>
              {problem.code === 'STALE_VERSION' ? t('conflict') : problem.message}
            </Banner>
          )}
          <TextField
            label={t('field.name')}
            name="name"
            value={values.name}
            onChange={(name) => draft.change({ name })}
            error={errors.name}
            isRequired
          />
          <TextArea
            label={t('field.description')}
            name="description"
            value={values.description}
            onChange={(description) => draft.change({ description })}
            error={errors.description}
          />
          <DatePicker
            label={told('dialog.start')}
            name="start_date"
            value={values.start_date}
            onChange={(start_date) => draft.change({ start_date })}
            error={errors.start_date}
          />
          <DatePicker
            label={t('field.due_date')}
            name="due_date"
            value={values.due_date}
            onChange={(due_date) => draft.change({ due_date })}
            error={errors.due_date}
          />
        </Stack>
      </Form>
      {theirs && (
        <Conflict
          key={theirs.version}
          what="step"
          seen={valuesOf(seen)}
          fields={[
            { name: 'name', label: t('field.name') },
            { name: 'description', label: t('field.description') },
            { name: 'start_date', label: told('dialog.start'), show: showDay },
            { name: 'due_date', label: told('dialog.due'), show: showDay },
          ]}
          mine={values}
          theirs={valuesOf(theirs)}
          isBusy={change.isPending}
          onKeep={(chosen) => save(chosen, theirs.version)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </FormModal>
  );
}
