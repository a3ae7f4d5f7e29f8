import { parseTime } from '@internationalized/date';
import { memo } from 'react';
import { DateInput } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { DatePart } from '../DatePicker/DatePart';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { figures } from '../MaskedField/MaskedField.css';

export interface TimeFieldProps extends FieldWords {
  /** Time as `HH:MM`. */
  value?: string | null;
  /** Initial time as `HH:MM` (uncontrolled). */
  defaultValue?: string;
  /** Called with the time as `HH:MM` once it is complete, and with `null` when it no longer is. */
  onChange?: (value: string | null) => void;
  /** Earliest time as `HH:MM`. */
  minValue?: string;
  /** Latest time as `HH:MM`. */
  maxValue?: string;
  /** Form field name for the time as `HH:MM`. */
  name?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean;
}

const time = (text: string | null | undefined) => (text ? parseTime(text) : undefined);

/** A time of day, typed in one go: 24 hours in pt-BR, a.m. and p.m. in English. */
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
