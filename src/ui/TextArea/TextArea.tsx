import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type ReactNode, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel } from '../Field/Field';
import * as styles from '../Field/Field.css';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type'> {
  /** Label above the field. */
  label: string;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Error message; by default the form's server error for this field. */
  error?: string;
  /** Example input, shown while the field is empty. */
  placeholder?: string;
  /** Minimum number of lines. */
  rows?: number;
  /** Whether the label is visually hidden because the context names the field; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Ref of the input element. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Multi-line text. It grows with its content if the browser supports it. */
export const TextArea = memo(function TextArea({
  label,
  note,
  error,
  placeholder,
  rows = 3,
  isLabelHidden,
  inputRef,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...props}
      aria-label={isLabelHidden ? label : undefined}
      data-field={props.name}
      isInvalid={error ? true : props.isInvalid}
      className={styles.field}
    >
      {!isLabelHidden && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <Group className={styles.tallBox} isDisabled={props.isDisabled} isInvalid={error ? true : props.isInvalid}>
        <AriaTextArea
          ref={inputRef}
          className={styles.area}
          style={assignInlineVars({ [styles.rows]: String(rows) })}
          placeholder={placeholder}
          rows={rows}
        />
      </Group>
      <FieldFoot note={note} error={error} />
    </AriaTextField>
  );
});
