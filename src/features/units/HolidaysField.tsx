import type { Schema } from '#openapi/operations';
import { Checkbox, DatePicker, List, Select, Stack, Text, TextField } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { AddRow, FormRow } from '../kit/list/form-rows';
import { unitWords } from './words';

type Holiday = Schema<'UnitHoliday'>;
type Draft = Omit<Holiday, 'date'> & { date: string | null };

export interface HolidaysFieldProps {
  value: readonly Holiday[];
  onChange: (holidays: Holiday[]) => void;
  error?: string;
}

const scopes = ['municipal', 'state'] as const;
const most = 60;
const blank: Draft = { date: null, name: '', scope: 'municipal', is_yearly: true };

/** The holidays that a unit keeps beside the national ones, by date; one more is added below them. */
export function HolidaysField({ value, onChange, error }: HolidaysFieldProps) {
  'use no memo';
  const t = useWords(unitWords);
  const { day } = useFormats();
  const isKnown = ({ date, name }: Draft) => value.some((each) => each.date === date && each.name === name.trim());
  const add = (draft: Draft) => {
    const { date } = draft;
    const name = draft.name.trim();
    if (!date || !name || isKnown(draft)) return undefined;
    onChange([...value, { ...draft, name, date }].sort((one, other) => (one.date < other.date ? -1 : 1)));
    return { ...draft, date: null, name: '' };
  };
  const nameError = (draft: Draft) =>
    isKnown(draft) ? t('holidays.known') : draft.name.trim() ? undefined : t('holidays.needsName');
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
        <AddRow blank={blank} act={t('holidays.add')} onAdd={add}>
          {(draft, change, isTold) => (
            <>
              <DatePicker
                label={t('holidays.date')}
                value={draft.date}
                onChange={(date) => change({ date })}
                error={isTold && !draft.date ? t('holidays.needsDate') : undefined}
              />
              <TextField
                label={t('holidays.name')}
                value={draft.name}
                maxLength={80}
                onChange={(name) => change({ name })}
                error={isTold ? nameError(draft) : undefined}
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
