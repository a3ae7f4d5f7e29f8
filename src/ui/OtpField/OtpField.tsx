import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import { field } from '../Field/Field.css';
import * as styles from './OtpField.css';

const length = 6;
const places = ['1', '2', '3', '4', '5', '6'] as const;

export interface OtpFieldProps extends FieldWords {
  /** Typed digits (controlled). */
  value?: string;
  /** Called with the typed digits on each change. */
  onChange?: (digits: string) => void;
  /** Called when the sixth digit is typed or pasted. */
  onComplete?: (code: string) => void;
  /** Form field name for the digits. */
  name?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether it takes the focus on mount. */
  autoFocus?: boolean;
}

/** A six-digit code from a message or an app. It is a single input for screen readers and autofill. */
export function OtpField({ label, note, error, value, onChange, onComplete, ...props }: OtpFieldProps) {
  const [own, setOwn] = useState('');
  const [caret, setCaret] = useState(0);
  const code = value ?? own;
  const current = Math.min(caret, code.length, length - 1);

  const read = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    setOwn(digits);
    if (digits === code) return;
    onChange?.(digits);
    if (digits.length === length) onComplete?.(digits);
  };

  return (
    <AriaTextField
      {...props}
      value={code}
      onChange={read}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      data-field={props.name}
      isInvalid={error ? true : undefined}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={styles.box} isDisabled={props.isDisabled} isInvalid={error ? true : undefined}>
        {places.map((place, index) => (
          <span key={place} className={styles.cell} aria-hidden="true" data-current={index === current || undefined}>
            {code[index]}
          </span>
        ))}
        <Input
          className={styles.input}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? code.length)}
        />
      </Group>
      <FieldFoot note={note} error={error} />
    </AriaTextField>
  );
}
