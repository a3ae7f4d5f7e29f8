import { memo, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { figures } from '../MaskedField/MaskedField.css';
import { useRichWords } from '../rich-words';
import * as styles from './MoneyField.css';
import { parseMoney, writeMoney } from './money';

export interface MoneyFieldProps extends FieldWords {
  /** Whole centavos; `null` while it is empty or unreadable. */
  value?: number | null;
  /** Initial amount in whole centavos (uncontrolled). */
  defaultValue?: number | null;
  /** Called with whole centavos on each change; `null` while it is empty or unreadable. */
  onChange?: (cents: number | null) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** Form field name for the centavos. */
  name?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean;
}

/** An amount in reais, typed freely; a preview shows the parsed amount, and blur formats it. */
export const MoneyField = memo(function MoneyField({
  label,
  note,
  error,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  ...props
}: MoneyFieldProps) {
  const words = useRichWords();
  const { locale } = useLocale();
  const write = (cents: number | null) => (cents === null ? '' : writeMoney(cents, locale));

  const first = value === undefined ? defaultValue : value;
  const [cents, setCents] = useState(first);
  const [text, setText] = useState(() => write(first));
  const [hasLeft, setLeft] = useState(true);

  // The caller has set another amount, so the typed text is obsolete.
  if (value !== undefined && value !== cents) {
    setCents(value);
    setText(write(value));
  }

  const read = parseMoney(text);
  const isUnread = read === undefined && hasLeft;
  const shownError = error ?? (isUnread ? words.unreadMoney(writeMoney(1234_50, locale)) : undefined);
  const shouldEcho = !hasLeft && typeof read === 'number' && text !== write(read);

  return (
    <AriaTextField
      {...props}
      value={text}
      onChange={(next) => {
        const amount = parseMoney(next) ?? null;
        setText(next);
        setCents(amount);
        if (amount !== cents) onChange?.(amount);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (read !== undefined) setText(write(read));
        onBlur?.();
      }}
      inputMode="decimal"
      autoComplete="off"
      data-field={props.name}
      isInvalid={shownError ? true : undefined}
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group
        className={`${fieldStyles.box} ${figures}`}
        isDisabled={props.isDisabled}
        isInvalid={shownError ? true : undefined}
      >
        <span className={fieldStyles.affix} aria-disabled={props.isDisabled}>
          R$
        </span>
        <Input className={`${fieldStyles.input} ${styles.input}`} name="" />
        {shouldEcho && <span className={styles.echo}>= {write(read)}</span>}
      </Group>
      {props.name && <input type="hidden" name={props.name} value={cents ?? ''} disabled={props.isDisabled} />}
      <FieldFoot note={note} error={shownError} />
    </AriaTextField>
  );
});
