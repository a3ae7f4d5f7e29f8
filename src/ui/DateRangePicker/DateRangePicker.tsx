import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarPopover } from '../DatePicker/CalendarPopover';
import * as dateStyles from '../DatePicker/DatePicker.css';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import * as styles from './DateRangePicker.css';

/** Two days as `YYYY-MM-DD`, both part of the range. */
export interface DayRange {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends FieldWords {
  /** Both days as `YYYY-MM-DD`, when the caller keeps them; `null` for none. */
  value?: DayRange | null;
  /** Both days to begin with, as `YYYY-MM-DD`, when the field keeps them itself. */
  defaultValue?: DayRange;
  /** Called with both days as `YYYY-MM-DD` once they are whole; with `null` once they no longer are. */
  onChange?: (value: DayRange | null) => void;
  /** The first day that may be chosen, as `YYYY-MM-DD`. */
  minValue?: string;
  /** The last day that may be chosen, as `YYYY-MM-DD`. */
  maxValue?: string;
  /** The form sends both days, each under its name; errors under either are placed here. */
  startName?: string;
  /** The name under which the form sends the last day. */
  endName?: string;
  /** It must be filled in: a star beside the label shows it, and it is read aloud. */
  isRequired?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
  /** Can be read and copied, but not changed. */
  isReadOnly?: boolean;
}

const range = (days: DayRange | null | undefined) =>
  days ? { start: parseDate(days.start), end: parseDate(days.end) } : undefined;

/** From one day to another, typed or chosen in one calendar. */
export function DateRangePicker({
  label,
  note,
  error,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  ...props
}: DateRangePickerProps) {
  const words = useWords();
  return (
    <AriaDateRangePicker
      {...props}
      value={value === undefined ? undefined : (range(value) ?? null)}
      defaultValue={range(defaultValue)}
      minValue={minValue ? parseDate(minValue) : undefined}
      maxValue={maxValue ? parseDate(maxValue) : undefined}
      onChange={(next) => onChange?.(next ? { start: next.start.toString(), end: next.end.toString() } : null)}
      shouldForceLeadingZeros
      granularity="day"
      data-field={props.startName}
      isInvalid={error ? true : undefined}
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={`${fieldStyles.box} ${fieldStyles.endsInButton}`}>
        <span className={styles.days}>
          <DateInput slot="start" className={styles.input}>
            {(segment) => <DateSegment segment={segment} className={dateStyles.segment} />}
          </DateInput>
          <span className={styles.dash} aria-hidden="true">
            –
          </span>
          <DateInput slot="end" className={styles.input}>
            {(segment) => <DateSegment segment={segment} className={dateStyles.segment} />}
          </DateInput>
        </span>
        <Button className={fieldStyles.inside} aria-label={words.openCalendar}>
          <Icon icon={CalendarDays} />
        </Button>
      </Group>
      <FieldFoot note={note} error={error} />
      <CalendarPopover calendar={RangeCalendar} cell={styles.day} />
    </AriaDateRangePicker>
  );
}
