import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { FieldFoot, FieldLabel } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import { CalendarPopover } from './CalendarPopover';
import * as styles from './DatePicker.css';
import { DayInput } from './DayInput';
import { useDays } from './use-days';

export interface DatePickerProps {
  /** Names the field: it stands above it and is read aloud with it. */
  label: string;
  /** A day as `YYYY-MM-DD`, without hour or zone. */
  value?: string | null;
  /** The day to begin with, as `YYYY-MM-DD`, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the day as `YYYY-MM-DD` once it is whole; with `null` once it no longer is. */
  onChange?: (value: string | null) => void;
  /** The first day that may be chosen, as `YYYY-MM-DD`. */
  minValue?: string;
  /** The last day that may be chosen, as `YYYY-MM-DD`. */
  maxValue?: string;
  /** The form sends the day as `YYYY-MM-DD` under this name. */
  name?: string;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** What is wrong, and what to do. Without it the form's server errors show. */
  error?: string;
  /** It must be filled in: a star beside the label shows it, and it is read aloud. */
  isRequired?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
  /** Can be read and copied, but not changed. */
  isReadOnly?: boolean;
  /** Takes the focus as it appears. */
  autoFocus?: boolean;
}

const day = (text: string | null | undefined) => text && parseDate(text);

/** A day, typed digit by digit or chosen in the calendar, in the order of the reader's language. */
export const DatePicker = memo(function DatePicker({
  label,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  note,
  error,
  ...props
}: DatePickerProps) {
  const words = useWords();
  const { shown, error: impossible, change, refuse, setIncomplete } = useDays({ value, defaultValue, onChange });
  return (
    <AriaDatePicker
      {...props}
      value={day(shown) || null}
      minValue={day(minValue) || undefined}
      maxValue={day(maxValue) || undefined}
      onChange={(date) => change(date ? date.toString() : null)}
      shouldForceLeadingZeros
      granularity="day"
      data-field={props.name}
      isInvalid={error || impossible ? true : undefined}
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={`${fieldStyles.box} ${fieldStyles.endsInButton}`}>
        <DayInput className={styles.input} onImpossible={refuse} onIncomplete={setIncomplete} />
        <Button className={fieldStyles.inside} aria-label={words.openCalendar}>
          <Icon icon={CalendarDays} />
        </Button>
      </Group>
      <FieldFoot note={note} error={impossible ?? error} />
      <CalendarPopover calendar={Calendar} cell={styles.cell} />
    </AriaDatePicker>
  );
});
