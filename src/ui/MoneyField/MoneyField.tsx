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
  /** Whole centavos; `null` while it is empty or cannot be read. */
  value?: number | null;
  /** The amount to begin with, in whole centavos, when the field keeps it itself. */
  defaultValue?: number | null;
  /** Called with whole centavos at each change; `null` while it is empty or cannot be read. */
  onChange?: (cents: number | null) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** The form sends the centavos under this name. */
  name?: string;
  /** It must be filled in: a star beside the label shows it, and it is read aloud. */
  isRequired?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
  /** Can be read and copied, but not changed. */
  isReadOnly?: boolean;
}

/** An amount in reais, typed freely; an echo shows what was understood, and leaving the field writes it in order. */
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

  // The caller brought another amount: what was typed is no longer about it.
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
