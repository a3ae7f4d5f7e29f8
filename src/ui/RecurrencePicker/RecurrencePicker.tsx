import { useLocale } from 'react-aria-components/I18nProvider';
import { Columns } from '../Columns/Columns';
import { DatePicker } from '../DatePicker/DatePicker';
import { NumberField } from '../NumberField/NumberField';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { useWordsOf } from '../words';
import type { Nth, RepeatRule } from './rule';
import { words } from './words';

export interface RecurrencePickerProps {
  /** Label above the choice. */
  label: string;
  /** Recurrence rule; `null` for once. */
  value: RepeatRule | null;
  /** Called with each change; `null` if it does not recur. */
  onChange: (rule: RepeatRule | null) => void;
  /** First day as `YYYY-MM-DD`, once it is chosen: its own weekday stays selected. */
  first: string | null;
  /** Ordinals of the first day's weekday in its month, if a monthly rule may use them. */
  nths?: Nth[];
  /** Next dates, formatted. The caller computes them with its server's rules. */
  next?: string[];
  /** Error message. */
  error?: string;
}

const frequencies = ['day', 'week', 'month', 'year'] as const;
const ends = ['never', 'until', 'times'] as const;
const once: RepeatRule = { every: 'week', interval: 1, weekdays: [], until: null, times: null };

/** Returns the rule by the date of its first day. */
function onDate({ nth: _, ...rule }: RepeatRule): RepeatRule {
  return rule;
}

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);
const addDays = (day: string, count: number) =>
  new Date(asUtc(day).getTime() + count * 86_400_000).toISOString().slice(0, 10);
// An arbitrary Sunday.
const sunday = '2026-11-22';

/** A recurrence rule: frequency, weekdays and end, with a preview of the next dates. */
export function RecurrencePicker({
  label,
  value,
  onChange,
  first,
  nths = [],
  next = [],
  error,
}: RecurrencePickerProps) {
  const said = useWordsOf(words);
  return (
    <Stack space="m">
      <Select
        label={label}
        error={error}
        options={(['none', ...frequencies] as const).map((id) => ({ id, label: said.every[id] }))}
        value={value?.every ?? 'none'}
        onChange={(to) => {
          const every = frequencies.find((each) => each === to);
          onChange(every ? { ...onDate(value ?? once), every, weekdays: [] } : null);
        }}
      />
      {value && <Rule value={value} first={first} nths={nths} onChange={onChange} />}
      {value && next.length > 0 && (
        <Text size="s" tone="secondary">
          {said.next(next.join(' · '))}
        </Text>
      )}
    </Stack>
  );
}

interface RuleProps {
  value: RepeatRule;
  first: string | null;
  nths: Nth[];
  onChange: (rule: RepeatRule) => void;
}

/** Interval, end, and the weekdays or the day of the month. */
function Rule({ value, first, nths, onChange }: RuleProps) {
  const said = useWordsOf(words);
  const change = (part: Partial<RepeatRule>) => onChange({ ...value, ...part });
  const { locale } = useLocale();
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const end = value.until ? 'until' : value.times ? 'times' : 'never';
  const own = first === null ? undefined : asUtc(first).getUTCDay();
  const weekdays = own === undefined ? value.weekdays : [...value.weekdays, own];
  const chooseEnd = (to: string) =>
    change({ until: to === 'until' ? addDays(first ?? sunday, 90) : null, times: to === 'times' ? 10 : null });
  return (
    <>
      <Columns minWidth="s">
        <NumberField
          label={said.interval[value.every]}
          value={value.interval}
          minValue={1}
          maxValue={99}
          onChange={(interval) => change({ interval: interval ?? 1 })}
        />
        <Select
          label={said.end}
          options={ends.map((id) => ({ id, label: said.ends[id] }))}
          value={end}
          onChange={chooseEnd}
        />
        {end === 'until' && (
          <DatePicker
            label={said.until}
            value={value.until}
            minValue={first ?? undefined}
            onChange={(until) => until && change({ until })}
          />
        )}
        {end === 'times' && (
          <NumberField
            label={said.times}
            value={value.times}
            minValue={1}
            maxValue={730}
            onChange={(times) => change({ times: times ?? 1 })}
          />
        )}
      </Columns>
      {value.every === 'month' && first && nths.length > 0 && (
        <DayOfMonth value={value} first={first} nths={nths} onChange={onChange} />
      )}
      {value.every === 'week' && (
        <ToggleButtonGroup
          label={said.weekdays}
          size="s"
          selectionMode="multiple"
          options={[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
            id: String(weekday),
            label: short.format(asUtc(addDays(sunday, weekday))),
            // The first day's weekday is always part of the rule.
            isDisabled: own === weekday,
          }))}
          selectedKeys={weekdays.map(String)}
          onSelectionChange={(keys) => change({ weekdays: [...keys].map(Number).sort() })}
        />
      )}
    </>
  );
}

/** Whether a monthly rule uses the date of its first day or its weekday: the second Tuesday, the last Friday. */
function DayOfMonth({ value, first, nths, onChange }: RuleProps & { first: string }) {
  const said = useWordsOf(words);
  const weekday = asUtc(first).getUTCDay();
  // If the first day was moved and the ordinal no longer applies, use the one that does.
  const nth = value.nth !== undefined && nths.includes(value.nth) ? value.nth : nths[0];
  return (
    <Select
      label={said.monthly}
      options={[
        { id: 'date', label: said.onDate(Number(first.slice(8))) },
        ...nths.map((each) => ({ id: String(each), label: said.onNth(each, weekday) })),
      ]}
      value={String(value.nth === undefined ? 'date' : nth)}
      onChange={(to) => {
        const chosen = nths.find((each) => String(each) === to);
        onChange({ ...onDate(value), ...(chosen && { nth: chosen }) });
      }}
    />
  );
}
