import { fieldNames } from '#domain/entity-fields';
import { unitFields } from '#domain/unit-fields';
import type { Schema } from '#openapi/operations';
import { unitChangeRules } from '#openapi/rules/unit-change';
import { CepField, Checkbox, Columns, ComboBox, PhoneField, Section, Select, TaxIdField, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { useZoneName, useZones } from '../../kernel/time-zones/names';
import { type AddressName, addressNames, stateCodes } from '../../kit/form/address-fields';
import { useFieldLabels } from '../../kit/form/field-labels';
import { type Choice, NullableSelect } from '../../kit/form/NullableSelect';
import type { FormFields } from '../../kit/form/rule-errors';
import { parseRow, parseRows } from '../../kit/form/stored-draft';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { toFormValues } from '../../kit/form/values';
import { type Unit, unitTypes } from '../api';
import { unitWords } from '../words';
import { HolidaysField } from './HolidaysField';
import { blankHoliday, type NewHoliday } from './holidays';

const street = ['street', 'number', 'complement', 'district', 'city'] as const;
const names = [...fieldNames(unitFields).filter((name) => name !== 'address'), ...addressNames];
const blankDay: Schema<'UnitHoliday'> = { date: '', name: '', scope: 'municipal', is_yearly: true };
const dayRules = { date: { format: 'date' }, scope: { enum: ['state', 'municipal'] } } as const;
const parseHolidays = parseRows(blankDay, ({ date }) => date !== '', dayRules);
const parseHoliday = parseRow(blankHoliday, dayRules);

type OtherThanText = Record<'parent_id' | 'manager_id', string | null> & Pick<Unit, 'type' | 'is_active' | 'holidays'>;

/** The values of the unit form; an unknown text is empty. */
export type UnitValues = OtherThanText & { holiday: NewHoliday } & Record<
    Exclude<keyof typeof unitFields, keyof OtherThanText | 'address'> | AddressName,
    string
  >;

const blank = { type: 'branch', is_active: true, time_zone: 'America/Sao_Paulo', holidays: [] };

/** What stands in the fields of a unit, or of a new one. */
export const savedOf = (unit?: Unit) => ({
  values: {
    ...toFormValues<Omit<UnitValues, 'holiday'>>(
      unit ? { ...unit, manager_id: unit.manager?.id, parent_id: unit.parent?.id } : blank,
      names,
      unitChangeRules,
    ),
    holiday: blankHoliday,
  },
  version: unit?.version,
});

type Choices = Record<'managers' | 'above', readonly Choice[]>;

/** What the fields of a unit are called, and how their values read. */
export function useUnitFields({ managers, above }: Choices): FormFields<UnitValues> {
  const t = useWords(unitWords);
  const nameIn = (all: readonly Choice[]) => (id: string | null) => all.find((each) => each?.id === id)?.name ?? '';
  const label = useFieldLabels(unitFields);
  const fields = names.map((name) => {
    const fault = `fault.${name.replace('address.', '')}` as 'fault.code';
    return [name, { label: label(name), says: t.has(fault) ? { malformed: () => t(fault) } : {} }];
  });
  return {
    ...(Object.fromEntries(fields) as FormFields<UnitValues>),
    type: { label: label('type'), show: (type) => t(`type.${type}`) },
    parent_id: { label: label('parent_id'), show: nameIn(above) },
    manager_id: { label: label('manager_id'), show: nameIn(managers) },
    time_zone: { label: label('time_zone'), show: useZoneName() },
    holidays: {
      label: t('holidays.title'),
      parse: parseHolidays,
      show: (all) => all.map(({ name }) => name).join(', '),
    },
    holiday: { label: t('holidays.name'), parse: parseHoliday, show: ({ name }) => name },
    is_active: { label: label('is_active'), show: (isUsed) => t(isUsed ? 'use.active' : 'use.inactive') },
  };
}

/** All that is known of a unit. */
export function UnitFields({ form, managers, above }: Choices & { form: Pick<EntityForm<UnitValues>, 'field'> }) {
  const t = useWords(unitWords);
  const { field } = form;
  const [code, type, uf, zone] = [field('code'), field('type'), field('address.uf'), field('time_zone')];
  const { value: isUsed, ...use } = field('is_active');
  return (
    <>
      <TextField {...field('name')} />
      <Columns minWidth="s">
        <TextField {...code} onChange={(text) => code.onChange(text.toUpperCase())} note={t('note.code')} />
        <Select
          {...type}
          options={unitTypes.map((id) => ({ id, label: t(`type.${id}`) }))}
          onChange={(id) => type.onChange(id as Unit['type'])}
        />
      </Columns>
      <Columns minWidth="s">
        <NullableSelect field={field('parent_id')} none={t('noParent')} options={above} />
        <NullableSelect field={field('manager_id')} none={t('noManager')} options={managers} />
      </Columns>
      <Section title={t('contact')}>
        <Columns minWidth="s">
          <TaxIdField {...field('tax_id')} kind="cnpj" />
          <PhoneField {...field('phone')} />
        </Columns>
        <TextField {...field('email')} type="email" />
      </Section>
      <Section title={t('address')}>
        <Columns minWidth="s">
          <CepField {...field('address.cep')} />
          {street.map((part) => (
            <TextField key={part} {...field(`address.${part}`)} />
          ))}
          <Select {...uf} options={stateCodes.map((id) => ({ id, label: id }))} value={uf.value || null} />
          <ComboBox {...zone} options={useZones(zone.value)} onChange={(id) => id && zone.onChange(id)} />
        </Columns>
      </Section>
      <Section title={t('holidays.title')}>
        <HolidaysField form={{ field }} />
      </Section>
      <Checkbox {...use} isSelected={isUsed} note={t('note.is_active')} />
    </>
  );
}
