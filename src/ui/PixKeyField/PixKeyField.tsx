import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Badge } from '../Badge/Badge';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { useRichWords } from '../rich-words';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import * as styles from './PixKeyField.css';
import { type PixKey, type PixKeyKind, readPixKey } from './pix-key';

export interface PixKeyFieldProps extends FieldWords {
  /** Initial key (uncontrolled). */
  defaultValue?: PixKey | null;
  /** Called with the key, or with `null` and the typed text while it is empty, unreadable or ambiguous. */
  onChange?: (key: PixKey | null, typed: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** Form field name for the stored form of the key. */
  name?: string;
  /** Whether it is required; a star beside the label shows it and screen readers announce it. */
  isRequired?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether the value can be read and copied but not changed. */
  isReadOnly?: boolean;
}

/** A Pix key of any kind. It shows the detected kind, and asks if 11 digits are ambiguous. */
export function PixKeyField({ label, note, error, defaultValue = null, onChange, onBlur, ...props }: PixKeyFieldProps) {
  const words = useRichWords();
  const [text, setText] = useState(defaultValue?.key ?? '');
  const [said, setSaid] = useState<PixKeyKind | undefined>(defaultValue?.kind);
  const [hasLeft, setLeft] = useState(true);

  const { may } = readPixKey(text);
  const chosen = (may.length > 1 ? may.find(({ kind }) => kind === said) : may[0]) ?? null;
  const isUnread = hasLeft && text.trim() !== '' && may.length === 0;
  const shownError = error ?? (isUnread ? words.unreadPixKey : undefined);

  return (
    <div className={fieldStyles.field} data-field={props.name}>
      <AriaTextField
        {...props}
        value={text}
        onChange={(next) => {
          const reading = readPixKey(next);
          setText(next);
          setSaid(undefined);
          onChange?.(reading.may.length === 1 ? (reading.may[0] ?? null) : null, next);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          onBlur?.();
        }}
        autoComplete="off"
        spellCheck="false"
        isInvalid={shownError ? true : undefined}
        className={fieldStyles.field}
      >
        <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
        <Group className={fieldStyles.box} isDisabled={props.isDisabled} isInvalid={shownError ? true : undefined}>
          <Input className={fieldStyles.input} name="" autoCapitalize="none" />
          <output className={styles.kind} aria-disabled={props.isDisabled}>
            {chosen && <Badge tone="accent">{words.pixKinds[chosen.kind]}</Badge>}
          </output>
        </Group>
        {props.name && <input type="hidden" name={props.name} value={chosen?.key ?? ''} disabled={props.isDisabled} />}
        <FieldFoot note={note} error={shownError} />
      </AriaTextField>
      {may.length > 1 && (
        <div className={styles.question} role="status">
          <span>{words.pixAsk}</span>
          <ToggleButtonGroup
            label={words.pixAsk}
            size="s"
            options={may.map(({ kind }) => ({ id: kind, label: words.pixKinds[kind] }))}
            selectedKeys={said ? [said] : []}
            onSelectionChange={([kind]) => {
              setSaid(kind as PixKeyKind);
              onChange?.(may.find((key) => key.kind === kind) ?? null, text);
            }}
            isDisabled={props.isDisabled || props.isReadOnly}
          />
        </div>
      )}
    </div>
  );
}
