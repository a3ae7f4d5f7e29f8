import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import * as styles from './NumberField.css';

export interface NumberFieldProps
  extends Omit<
      AriaNumberFieldProps,
      'className' | 'style' | 'children' | 'render' | 'prefix' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldWords {
  /** Number; `null` while it is empty. */
  value?: number | null;
  /** Initial number (uncontrolled). */
  defaultValue?: number;
  /** Called with the number on a step or on blur; `null` when it is cleared. */
  onChange?: (value: number | null) => void;
  /** Suffix, such as `horas`. */
  suffix?: string;
  /** Whether it has step buttons; omit them for large numbers. */
  hasSteppers?: boolean;
  /** Example input, shown while the field is empty. */
  placeholder?: string;
}

/** A quantity with steps, parsed in the reader's locale. For money, use `MoneyField`. */
export const NumberField = memo(function NumberField({
  label,
  note,
  error,
  value,
  onChange,
  suffix,
  hasSteppers = true,
  placeholder,
  ...props
}: NumberFieldProps) {
  const isInvalid = error ? true : props.isInvalid;
  return (
    <AriaNumberField
      {...props}
      value={value === null ? Number.NaN : value}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      data-field={props.name}
      isWheelDisabled
      isInvalid={isInvalid}
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group
        className={hasSteppers ? `${fieldStyles.box} ${fieldStyles.endsInButton}` : fieldStyles.box}
        isDisabled={props.isDisabled}
        isInvalid={isInvalid}
      >
        <Input className={`${fieldStyles.input} ${styles.input}`} placeholder={placeholder} />
        {suffix && (
          <span className={fieldStyles.affix} aria-disabled={props.isDisabled}>
            {suffix}
          </span>
        )}
        {hasSteppers && (
          <span className={styles.steppers}>
            <Button slot="decrement" className={styles.stepper}>
              <Icon icon={Minus} size="s" />
            </Button>
            <Button slot="increment" className={styles.stepper}>
              <Icon icon={Plus} size="s" />
            </Button>
          </span>
        )}
      </Group>
      <FieldFoot note={note} error={error} />
    </AriaNumberField>
  );
});
