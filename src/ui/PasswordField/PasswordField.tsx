import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { ButtonElement } from '../Button/ButtonElement';
import { FieldFoot, FieldLabel } from '../Field/Field';
import * as styles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';

export interface PasswordFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'type'> {
  /** Label above the field. */
  label: string;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Error message; by default the form's server error for this field. */
  error?: string;
}

/** A password with a button that reveals it. */
export function PasswordField({ label, note, error, ...props }: PasswordFieldProps) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      data-field={props.name}
      isInvalid={error ? true : props.isInvalid}
      className={styles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group
        className={`${styles.box} ${styles.endsInButton}`}
        isDisabled={props.isDisabled}
        isInvalid={error ? true : props.isInvalid}
      >
        <Input className={styles.input} />
        <ButtonElement
          className={styles.inside}
          aria-label={words.showPassword}
          aria-pressed={isShown}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} />
        </ButtonElement>
      </Group>
      <FieldFoot note={note} error={error} />
    </AriaTextField>
  );
}
