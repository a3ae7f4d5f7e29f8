import { lazy, Suspense, useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Banner, ErrorSummary, Form, Select, Skeleton, Stack, TextArea, TextField } from '#ui';
import { useWords } from '../kernel/language';
import { fieldErrors, type Problem } from '../kernel/problem';
import { problemWords } from '../kernel/words';
import { words } from './words';

// The calendar weighs as much as all the rest of the form, which can be filled meanwhile.
const DeadlineField = lazy(() =>
  import('./create/DeadlineField').then((module) => ({ default: module.DeadlineField })),
);

/** What a person types about a project. */
export interface ProjectValues {
  name: string;
  description: string;
  dead_line: string | null;
  unit_id: string | null;
}

export interface ProjectFormProps {
  id: string;
  values: ProjectValues;
  onChange: (part: Partial<ProjectValues>) => void;
  onSubmit: (values: ProjectValues) => void;
  units: Schema<'UnitRef'>[];
  problem?: Problem;
  /** The description comes from elsewhere: from what is copied. */
  hasDescription?: boolean;
}

const none = 'none';
const longest = 120;

/** Name, description, deadline and unit of a project. Complaints stand at their fields; nothing typed is lost. */
export function ProjectForm({
  id,
  values,
  onChange,
  onSubmit,
  units,
  problem,
  hasDescription = true,
}: ProjectFormProps) {
  const t = useWords(words);
  const told = useWords(problemWords);
  const [wasSent, setWasSent] = useState(false);
  const name = values.name.trim();
  const nameError = name ? (name.length > longest ? t('missing.tooLong') : undefined) : t('missing.name');
  const errors: Record<string, string | undefined> = {
    ...fieldErrors(problem),
    ...(wasSent && nameError && { name: nameError }),
  };
  const listed = Object.entries(errors).map(([field, message]) => ({ field, message: message as string }));

  const send = () => {
    setWasSent(true);
    if (!nameError) onSubmit({ ...values, name });
  };

  return (
    <Form id={id} onSubmit={send}>
      <Stack space="l">
        {problem && listed.length === 0 && (
          <Banner tone="critical" title={t('failedSave')} isLive>
            {problem.code === 'STALE_VERSION' ? t('conflict') : `${problem.message} ${told('kept')}`}
          </Banner>
        )}
        <ErrorSummary title={told('formTitle', { count: listed.length })} errors={listed} />
        <TextField
          label={t('field.name')}
          name="name"
          value={values.name}
          onChange={(value) => onChange({ name: value })}
          error={errors.name}
          isRequired
        />
        {hasDescription && (
          <TextArea
            label={t('field.description')}
            name="description"
            value={values.description}
            onChange={(description) => onChange({ description })}
            error={errors.description}
            note={t('note.description')}
          />
        )}
        <Suspense fallback={<Skeleton shape="block" />}>
          <DeadlineField
            value={values.dead_line}
            onChange={(dead_line) => onChange({ dead_line })}
            error={errors.dead_line}
          />
        </Suspense>
        {units.length > 0 && (
          <Select
            label={t('field.unit')}
            name="unit_id"
            options={[{ id: none, label: t('noUnit') }, ...units.map((unit) => ({ id: unit.id, label: unit.name }))]}
            value={values.unit_id ?? none}
            onChange={(unit) => onChange({ unit_id: unit === none ? null : unit })}
            error={errors.unit_id}
          />
        )}
      </Stack>
    </Form>
  );
}
