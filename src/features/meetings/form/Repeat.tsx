import { addDays, type Day } from '#domain/dates';
import { daysOfRepeat, nthsOf, repeatFrom, weekdayOf } from '#domain/meeting-repeat';
import type { Schema } from '#openapi/operations';
import { Columns, DatePicker, NumberField, Select, Stack, Text, ToggleButtonGroup } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { repeatWords } from './words';

type MeetingRepeat = Schema<'MeetingRepeat'>;

export interface RepeatProps {
  label: string;
  value: MeetingRepeat | null;
  onChange: (repeat: MeetingRepeat | null) => void;
  error?: string;
  /** The day of the first, once it is chosen. */
  first: Day | null;
}

const frequencies = ['day', 'week', 'month', 'year'] as const;
const ends = ['never', 'until', 'times'] as const;
const once: MeetingRepeat = { every: 'week', interval: 1, weekdays: [], until: null, times: null };
const shownDates = 5;
// Any Sunday.
const sunday = '2026-11-22';

/** How a meeting comes again, with the days on which it will be held next. */
export function Repeat({ label, value, onChange, error, first }: RepeatProps) {
  const t = useWords(repeatWords);
  const { day } = useFormats();
  const { language } = usePreferences();
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const end = value?.until ? 'until' : value?.times ? 'times' : 'never';
  const whole = value && first ? repeatFrom(value, first) : value;
  const next = whole && first ? daysOfRepeat(whole, first, addDays(first, 4_000), shownDates + 1) : [];
  const change = (part: Partial<MeetingRepeat>) => value && onChange({ ...value, ...part });
  const chooseNth = (to: string) => {
    if (!value) return;
    const { nth: _, ...rest } = value;
    const nth = first && nthsOf(first).find((each) => String(each) === to);
    onChange({ ...rest, weekdays: [], ...(nth && { nth }) });
  };
  const chooseEnd = (to: string) =>
    change({
      until: to === 'until' ? addDays(first ?? sunday, 90) : null,
      times: to === 'times' ? 10 : null,
    });
  return (
    <Stack space="m">
      <Select
        label={label}
        error={error}
        options={['none', ...frequencies].map((id) => ({ id, label: t(`every.${id as 'none'}`) }))}
        value={value?.every ?? 'none'}
        onChange={(to) => {
          const every = frequencies.find((each) => each === to);
          const { nth: _, ...rest } = value ?? once;
          onChange(every ? { ...rest, every, weekdays: [] } : null);
        }}
      />
      {value && (
        <>
          <Columns minWidth="s">
            <NumberField
              label={t(`interval.${value.every}`)}
              value={value.interval}
              minValue={1}
              maxValue={99}
              onChange={(interval) => change({ interval: interval ?? 1 })}
            />
            <Select
              label={t('end')}
              options={ends.map((id) => ({ id, label: t(`ends.${id}`) }))}
              value={end}
              onChange={(to) => to && chooseEnd(to)}
            />
            {end === 'until' && (
              <DatePicker
                label={t('until')}
                value={value.until}
                minValue={first ?? undefined}
                onChange={(until) => until && change({ until })}
              />
            )}
            {end === 'times' && (
              <NumberField
                label={t('times')}
                value={value.times}
                minValue={1}
                maxValue={730}
                onChange={(times) => change({ times: times ?? 1 })}
              />
            )}
          </Columns>
          {value.every === 'month' && first && (
            <Select
              label={t('monthly')}
              options={[
                { id: 'date', label: t('onDate', { date: String(Number(first.slice(8))) }) },
                ...nthsOf(first).map((nth) => ({
                  id: String(nth),
                  label: t(`onNth.${String(nth) as '1'}.${String(weekdayOf(first)) as '0'}`),
                })),
              ]}
              value={String(whole?.nth ?? 'date')}
              onChange={(to) => to && chooseNth(to)}
            />
          )}
          {value.every === 'week' && (
            <ToggleButtonGroup
              label={t('weekdays')}
              size="s"
              selectionMode="multiple"
              options={[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
                id: String(weekday),
                label: short.format(new Date(`${addDays(sunday, weekday)}T00:00:00Z`)),
                // On its own day it is held in any case.
                isDisabled: first !== null && weekdayOf(first) === weekday,
              }))}
              selectedKeys={(whole ?? value).weekdays.map(String)}
              onSelectionChange={(keys) => change({ weekdays: [...keys].map(Number).sort() })}
            />
          )}
          {next.length > 0 && (
            <Text size="s" tone="secondary">
              {t('next', {
                days: next.slice(0, shownDates).map(day).join(' · '),
                isMore: next.length > shownDates ? 'yes' : 'no',
              })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
