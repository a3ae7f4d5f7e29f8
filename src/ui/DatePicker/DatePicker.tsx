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
  /** Label above the field. */
  label: string;
  /** Day as `YYYY-MM-DD`, without time and zone. */
  value?: string | null;
  /** Initial day as `YYYY-MM-DD` (uncontrolled). */
  defaultValue?: string;
  /** Called with the day as `YYYY-MM-DD` once it is complete, and with `null` when it no longer is. */
  onChange?: (value: string | null) => void;
  /** First selectable day as `YYYY-MM-DD`. */
  minValue?: string;
  /** Last selectable day as `YYYY-MM-DD`. */
  maxValue?: string;
  /** Form field name for the day as `YYYY-MM-DD`. */
  name?: string;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Error message; by default the form's server error for this field. */
  error?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean;
  /** Whether it takes the focus on mount. */
  autoFocus?: boolean;
}

const day = (text: string | null | undefined) => text && parseDate(text);

/** A date, typed or selected in the calendar, in the order of the reader's locale. */
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
