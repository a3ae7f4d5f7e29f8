import type { ReactNode } from 'react';
import type { Schema } from '#openapi/operations';
import { TextArea, TextField } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { NullableSelect } from '../kit/form/NullableSelect';
import type { FormFields } from '../kit/form/rule-errors';
import type { EntityForm } from '../kit/form/use-entity-form';
import { DeadlineField } from './create/DeadlineField';
import { useNameFaults } from './use-name-faults';
import { words } from './words';

/** What a person types about a project. */
export interface ProjectValues {
  name: string;
  description: string;
  dead_line: string | null;
  unit_id: string | null;
}

type Units = readonly Schema<'UnitReference'>[];

/** What the fields of a project are called, and how their values read. */
export function useProjectFields(units: Units): FormFields<ProjectValues> {
  const t = useWords(words);
  const { day } = useFormats();
  return {
    name: { label: t('field.name'), says: useNameFaults() },
    description: { label: t('field.description') },
    dead_line: { label: t('field.dead_line'), show: (value) => (value ? day(value) : '') },
    unit_id: { label: t('field.unit'), show: (value) => units.find(({ id }) => id === value)?.name ?? t('noUnit') },
  };
}

export interface ProjectFieldsProps {
  form: Pick<EntityForm<ProjectValues>, 'field'>;
  units: Units;
  /** Stands below the name. */
  nameNote?: ReactNode;
  /** The description comes from elsewhere: from what is copied. */
  hasDescription?: boolean;
  /** The deadline that is saved already. */
  deadline?: string | null;
}

/** Name, description, deadline and unit of a project. */
export function ProjectFields({ form, units, nameNote, hasDescription = true, deadline }: ProjectFieldsProps) {
  const t = useWords(words);
  return (
    <>
      <TextField {...form.field('name')} note={nameNote} />
      {hasDescription && <TextArea {...form.field('description')} note={t('note.description')} />}
      <DeadlineField {...form.field('dead_line')} saved={deadline} unitId={form.field('unit_id').value} />
      {units.length > 0 && <NullableSelect field={form.field('unit_id')} none={t('noUnit')} options={units} />}
    </>
  );
}
