import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarPopover } from '../DatePicker/CalendarPopover';
import { DayInput } from '../DatePicker/DayInput';
import { useDays } from '../DatePicker/use-days';
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
  const { shown, error: impossible, change, refuse, setIncomplete } = useDays({ value, defaultValue, onChange });
  return (
    <AriaDateRangePicker
      {...props}
      value={range(shown) ?? null}
      minValue={minValue ? parseDate(minValue) : undefined}
      maxValue={maxValue ? parseDate(maxValue) : undefined}
      onChange={(next) => change(next ? { start: next.start.toString(), end: next.end.toString() } : null)}
      shouldForceLeadingZeros
      granularity="day"
      data-field={props.startName}
      isInvalid={error || impossible ? true : undefined}
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={`${fieldStyles.box} ${fieldStyles.endsInButton}`}>
        <span className={styles.days}>
          <DayInput slot="start" className={styles.input} onImpossible={refuse} onIncomplete={setIncomplete} />
          <span className={styles.dash} aria-hidden="true">
            –
          </span>
          <DayInput slot="end" className={styles.input} onImpossible={refuse} onIncomplete={setIncomplete} />
        </span>
        <Button className={fieldStyles.inside} aria-label={words.openCalendar}>
          <Icon icon={CalendarDays} />
        </Button>
      </Group>
      <FieldFoot note={note} error={impossible ?? error} />
      <CalendarPopover calendar={RangeCalendar} cell={styles.day} />
    </AriaDateRangePicker>
  );
}
