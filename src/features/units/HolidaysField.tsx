import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Button, Checkbox, Columns, DatePicker, IconButton, Inline, List, Select, Stack, Text, TextField } from '#ui';
import { useFormats } from '../kernel/format';
import { useWords } from '../kernel/language';
import { TwoLines } from '../kit/list/columns';
import { unitWords } from './words';

type Holiday = Schema<'UnitHoliday'>;

export interface HolidaysFieldProps {
  value: readonly Holiday[];
  onChange: (holidays: Holiday[]) => void;
  error?: string;
}

const scopes = ['municipal', 'state'] as const;
const most = 60;
const blank = { name: '', scope: 'municipal', is_yearly: true } as const;

/** The holidays that a unit keeps beside the national ones, by date; one more is added below them. */
export function HolidaysField({ value, onChange, error }: HolidaysFieldProps) {
  'use no memo';
  const t = useWords(unitWords);
  const { day } = useFormats();
  const [date, setDate] = useState<string | null>(null);
  const [draft, setDraft] = useState<Omit<Holiday, 'date'>>(blank);
  const [isTold, setTold] = useState(false);
  const name = draft.name.trim();
  const isKnown = value.some((each) => each.date === date && each.name === name);
  const add = () => {
    if (!date || !name || isKnown) return setTold(true);
    onChange([...value, { ...draft, name, date }].sort((one, other) => (one.date < other.date ? -1 : 1)));
    setDraft({ ...draft, name: '' });
    setDate(null);
    setTold(false);
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
            <Inline space="s" align="center" justify="between" wrap={false}>
              <Stack space="none">
                <TwoLines text={each.name} note={whenOf(each)} />
              </Stack>
              <IconButton
                size="s"
                icon={X}
                label={t('holidays.remove', { name: each.name, day: day(each.date) })}
                onPress={() => onChange(value.filter((one) => one.date !== each.date || one.name !== each.name))}
              />
            </Inline>
          )}
        </List>
      )}
      {items.length < most && (
        <>
          <Columns minWidth="s">
            <DatePicker
              label={t('holidays.date')}
              value={date}
              onChange={setDate}
              error={isTold && !date ? t('holidays.needsDate') : undefined}
            />
            <TextField
              label={t('holidays.name')}
              value={draft.name}
              maxLength={80}
              onChange={(text) => setDraft({ ...draft, name: text })}
              error={isTold && (!name || isKnown) ? t(isKnown ? 'holidays.known' : 'holidays.needsName') : undefined}
            />
            <Select
              label={t('holidays.scopeLabel')}
              options={scopes.map((id) => ({ id, label: t(`holidays.scope.${id}`) }))}
              value={draft.scope}
              onChange={(scope) => setDraft({ ...draft, scope: scope as Holiday['scope'] })}
            />
          </Columns>
          <Inline space="m" align="center">
            <Checkbox
              label={t('holidays.isYearly')}
              isSelected={draft.is_yearly}
              onChange={(is_yearly) => setDraft({ ...draft, is_yearly })}
            />
            <Button weight="soft" tone="neutral" icon={Plus} onPress={add}>
              {t('holidays.add')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
