import type { Schema } from '#openapi/operations';
import { Checkbox, DatePicker, List, Select, Stack, Text, TextField } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import type { EntityForm } from '../../kit/form/use-entity-form';
import { AddRow, FormRow } from '../../kit/list/form-rows';
import { unitWords } from '../words';
import { holidayErrors, type NewHoliday, withHoliday } from './holidays';
import type { UnitValues } from './UnitFields';

type Holiday = Schema<'UnitHoliday'>;

export interface HolidaysFieldProps {
  form: Pick<EntityForm<UnitValues>, 'field'>;
}

const scopes = ['municipal', 'state'] as const;
const most = 60;

/** The holidays that a unit keeps beside the national ones, by date; one more is added below them. */
export function HolidaysField({ form: { field } }: HolidaysFieldProps) {
  const t = useWords(unitWords);
  const { day } = useFormats();
  const { value, onChange, error } = field('holidays');
  const add = (draft: NewHoliday) => {
    onChange(withHoliday(value, draft) ?? value);
    return { ...draft, date: null, name: '' };
  };
  const whenOf = ({ date: of, scope, is_yearly }: Holiday) =>
    [day(of), t(`holidays.scope.${scope}`), t(is_yearly ? 'holidays.yearly' : 'holidays.once')].join(' · ');
  const items = value.map((each) => ({ ...each, id: `${each.date} ${each.name}` }));
  return (
    <Stack space="m">
      <Text size="s" tone="secondary">
        {t('holidays.note')}
      </Text>
      {error && (
        <Text size="s" tone="critical">
          {error}
        </Text>
      )}
      {items.length > 0 && (
        <List label={t('holidays.title')} items={items} density="compact">
          {(each) => (
            <FormRow
              text={each.name}
              note={whenOf(each)}
              remove={t('holidays.remove', { name: each.name, day: day(each.date) })}
              onRemove={() => onChange(value.filter((one) => one.date !== each.date || one.name !== each.name))}
            />
          )}
        </List>
      )}
      {items.length < most && (
        <AddRow
          field={field('holiday')}
          find={(draft) => holidayErrors(value, draft)}
          act={t('holidays.add')}
          onAdd={add}
        >
          {(draft, change, errors) => (
            <>
              <DatePicker
                label={t('holidays.date')}
                value={draft.date}
                onChange={(date) => change({ date })}
                error={errors.date && t(`holidays.${errors.date}`)}
              />
              <TextField
                label={t('holidays.name')}
                value={draft.name}
                maxLength={80}
                onChange={(name) => change({ name })}
                error={errors.name && t(`holidays.${errors.name}`)}
              />
              <Select
                label={t('holidays.scopeLabel')}
                options={scopes.map((id) => ({ id, label: t(`holidays.scope.${id}`) }))}
                value={draft.scope}
                onChange={(scope) => change({ scope: scope as Holiday['scope'] })}
              />
              <Checkbox
                label={t('holidays.isYearly')}
                isSelected={draft.is_yearly}
                onChange={(is_yearly) => change({ is_yearly })}
              />
            </>
          )}
        </AddRow>
      )}
    </Stack>
  );
}
