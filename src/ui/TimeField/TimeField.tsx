import { parseTime } from '@internationalized/date';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import * as dateStyles from '../DatePicker/DatePicker.css';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { figures } from '../MaskedField/MaskedField.css';

export interface TimeFieldProps extends FieldWords {
  /** A time of the day as `HH:MM`. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  /** The first and the last that may be given, as `HH:MM`. */
  minValue?: string;
  maxValue?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

const time = (text: string | null | undefined) => (text ? parseTime(text) : undefined);

/** A time of the day, typed straight through: 24 hours in pt-BR, a.m. and p.m. in English. */
export function TimeField({
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
      <DateInput className={`${fieldStyles.box} ${figures}`}>
        {(segment) => <DateSegment segment={segment} className={dateStyles.segment} />}
      </DateInput>
      <FieldFoot note={note} error={error} />
    </AriaTimeField>
  );
}
