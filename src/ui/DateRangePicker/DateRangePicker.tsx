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

/** Two days as `YYYY-MM-DD`, inclusive. */
export interface DayRange {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends FieldWords {
  /** Both days as `YYYY-MM-DD` (controlled); `null` for none. */
  value?: DayRange | null;
  /** Initial days as `YYYY-MM-DD` (uncontrolled). */
  defaultValue?: DayRange;
  /** Called with both days as `YYYY-MM-DD` once they are complete, and with `null` when they no longer are. */
  onChange?: (value: DayRange | null) => void;
  /** First selectable day as `YYYY-MM-DD`. */
  minValue?: string;
  /** Last selectable day as `YYYY-MM-DD`. */
  maxValue?: string;
  /** Form field name of the first day; the errors of either name are shown here. */
  startName?: string;
  /** Form field name of the last day. */
  endName?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean;
}

const range = (days: DayRange | null | undefined) =>
  days ? { start: parseDate(days.start), end: parseDate(days.end) } : undefined;

/** A period of days, typed or selected in one calendar. */
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
