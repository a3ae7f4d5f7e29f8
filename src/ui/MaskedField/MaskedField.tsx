import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './MaskedField.css';
import { edit, type Mask } from './mask';

/** The props of masked fields. */
export interface MaskedFieldProps extends FieldWords {
  /** Value without separators. */
  value?: string;
  /** Initial value without separators (uncontrolled). */
  defaultValue?: string;
  /** Called with the value without separators on each change. */
  onChange?: (value: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** Form field name for the value without separators. */
  name?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean;
  /** Autofill hint, as in HTML's `autocomplete`. */
  autoComplete?: string;
  /** Whether it takes the focus on mount. */
  autoFocus?: boolean;
}

interface Props extends MaskedFieldProps {
  mask: Mask;
  inputMode: 'numeric' | 'text' | 'tel';
  autoCapitalize?: 'characters';
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Submitted value, if it differs from the stored one. */
  sent?: string;
}

/** An input that inserts separators while typing and keeps the caret in place. */
export function MaskedField({
  label,
  note,
  error,
  value,
  defaultValue = '',
  onChange,
  mask,
  prefix,
  suffix,
  sent,
  ...props
}: Props) {
  const [own, setOwn] = useState(() => mask.keep(defaultValue));
  const kept = value === undefined ? own : mask.keep(value);

  const read = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent;
    const next = edit(mask, {
      before: kept,
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      kind: inputType,
    });
    // Set before React does, which would move the caret to the end.
    input.value = mask.write(next.kept);
    input.setSelectionRange(next.caret, next.caret);
    setOwn(next.kept);
    if (next.kept !== kept) onChange?.(next.kept);
  };

  return (
    <AriaTextField
      {...props}
      value={mask.write(kept)}
      data-field={props.name}
      isInvalid={error ? true : undefined}
      spellCheck="false"
      autoCorrect="off"
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group
        className={`${fieldStyles.box} ${styles.figures}`}
        isDisabled={props.isDisabled}
        isInvalid={error ? true : undefined}
      >
        {prefix && (
          <span className={fieldStyles.affix} aria-disabled={props.isDisabled}>
            {prefix}
          </span>
        )}
        <Input
          className={`${fieldStyles.input} ${styles.input}`}
          // The hidden input is submitted, without separators.
          name=""
          onChange={read}
          autoCapitalize={props.autoCapitalize}
        />
        {suffix}
      </Group>
      {props.name && <input type="hidden" name={props.name} value={sent ?? kept} disabled={props.isDisabled} />}
      <FieldFoot note={note} error={error} />
    </AriaTextField>
  );
}
