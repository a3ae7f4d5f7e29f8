import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type ReactNode, type Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel } from '../Field/Field';
import * as styles from '../Field/Field.css';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type'> {
  /** Names the field: it stands above it and is read aloud with it. */
  label: string;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** What is wrong, and what to do. Without it the form's server errors show. */
  error?: string;
  /** An example of what to type, gone once something is typed. */
  placeholder?: string;
  /** Lines it has room for before the first is written. */
  rows?: number;
  /** For lines whose surroundings say what they are; a screen reader still hears the label. */
  isLabelHidden?: boolean;
  /** Reaches the input's element, to give it the focus. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. It grows with what is written where the browser can. */
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
