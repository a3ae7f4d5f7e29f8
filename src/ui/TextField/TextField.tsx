import { memo, type ReactNode, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel } from '../Field/Field';
import * as styles from '../Field/Field.css';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'prefix'> {
  /** Names the field: it stands above it and is read aloud with it. */
  label: string;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** What is wrong, and what to do. Without it the form's server errors show. */
  error?: string;
  /** Stands before what is typed, such as `R$`. */
  prefix?: string;
  /** Stands after what is typed, such as `%`. */
  suffix?: string;
  /** An example of what to type, gone once something is typed. */
  placeholder?: string;
  /** For a line whose surroundings say what it is; a screen reader still hears the label. */
  isLabelHidden?: boolean;
  /** Reaches the input's element, to give it the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text, with its label and error. React Aria ties the three together; no ids are written by hand. */
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
