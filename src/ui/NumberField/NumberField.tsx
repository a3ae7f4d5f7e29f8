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
  /** `null` while it is empty. */
  value?: number | null;
  /** The number to begin with, when the field keeps it itself. */
  defaultValue?: number;
  /** Called with the number when it is stepped, or typed and left; with `null` when it is taken away. */
  onChange?: (value: number | null) => void;
  /** Stands after what is typed, such as `horas`. */
  suffix?: string;
  /** Without the buttons that add and take one: for numbers nobody counts up to. */
  hasSteppers?: boolean;
  /** An example of what to type, gone once something is typed. */
  placeholder?: string;
}

/** A quantity. Arrows step it; what is typed is read in the reader's language. For money, use `MoneyField`. */
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
