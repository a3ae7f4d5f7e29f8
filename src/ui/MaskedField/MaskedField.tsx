import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './MaskedField.css';
import { edit, type Mask } from './mask';

/** What every masked field takes. */
export interface MaskedFieldProps extends FieldWords {
  /** Without marks. */
  value?: string;
  /** The value to begin with, without marks, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the value without its marks, at each change. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** The form sends the value without its marks under this name. */
  name?: string;
  /** It must be filled in: a star beside the label shows it, and it is read aloud. */
  isRequired?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
  /** Can be read and copied, but not changed. */
  isReadOnly?: boolean;
  /** What the browser may fill in, as HTML's `autocomplete`. */
  autoComplete?: string;
  /** Takes the focus as it appears. */
  autoFocus?: boolean;
}

interface Props extends MaskedFieldProps {
  mask: Mask;
  inputMode: 'numeric' | 'text' | 'tel';
  autoCapitalize?: 'characters';
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** What the form sends, when it is not what is kept. */
  sent?: string;
}

/** A line whose marks write themselves. The caret stays where the person put it, also in the middle. */
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
    // Written before React does, which would send the caret to the end.
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
          // The form takes the hidden one, without marks.
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
