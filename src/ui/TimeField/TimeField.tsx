import { parseTime } from '@internationalized/date';
import { memo } from 'react';
import { DateInput } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { DatePart } from '../DatePicker/DatePart';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { figures } from '../MaskedField/MaskedField.css';

export interface TimeFieldProps extends FieldWords {
  /** A time of the day as `HH:MM`. */
  value?: string | null;
  /** The time to begin with, as `HH:MM`, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the time as `HH:MM` once it is whole; with `null` once it no longer is. */
  onChange?: (value: string | null) => void;
  /** The first that may be given, as `HH:MM`. */
  minValue?: string;
  /** The last that may be given, as `HH:MM`. */
  maxValue?: string;
  /** The form sends the time as `HH:MM` under this name. */
  name?: string;
  /** It must be filled in: a star beside the label shows it, and it is read aloud. */
  isRequired?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
  /** Can be read and copied, but not changed. */
  isReadOnly?: boolean;
}

const time = (text: string | null | undefined) => (text ? parseTime(text) : undefined);

/** A time of the day, typed straight through: 24 hours in pt-BR, a.m. and p.m. in English. */
export const TimeField = memo(function TimeField({
  label,
  note,
  error,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  ...props
}: TimeFieldProps) {
  return (
    <AriaTimeField
      {...props}
      value={value === undefined ? undefined : (time(value) ?? null)}
      defaultValue={time(defaultValue)}
      minValue={time(minValue)}
      maxValue={time(maxValue)}
      onChange={(next) => onChange?.(next ? next.toString().slice(0, 5) : null)}
      shouldForceLeadingZeros
      granularity="minute"
      data-field={props.name}
      isInvalid={error ? true : undefined}
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <DateInput className={`${fieldStyles.box} ${figures}`}>{(segment) => <DatePart segment={segment} />}</DateInput>
      <FieldFoot note={note} error={error} />
    </AriaTimeField>
  );
});
