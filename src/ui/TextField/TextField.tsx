import { memo, type ReactNode, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel } from '../Field/Field';
import * as styles from '../Field/Field.css';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'prefix'> {
  /** Label above the field. */
  label: string;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Error message; by default the form's server error for this field. */
  error?: string;
  /** Prefix, such as `R$`. */
  prefix?: string;
  /** Suffix, such as `%`. */
  suffix?: string;
  /** Example input, shown while the field is empty. */
  placeholder?: string;
  /** Whether the label is visually hidden because the context names the field; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Single-line text with label and error, which React Aria associates. */
export const TextField = memo(function TextField({
  label,
  note,
  error,
  prefix,
  suffix,
  placeholder,
  isLabelHidden,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      aria-label={isLabelHidden ? label : undefined}
      data-field={props.name}
      isInvalid={error ? true : props.isInvalid}
      className={styles.field}
    >
      {!isLabelHidden && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <Group className={styles.box} isDisabled={props.isDisabled} isInvalid={error ? true : props.isInvalid}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <Input ref={inputRef} className={styles.input} placeholder={placeholder} />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </Group>
      <FieldFoot note={note} error={error} />
    </AriaTextField>
  );
});
