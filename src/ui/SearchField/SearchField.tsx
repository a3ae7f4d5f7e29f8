import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { ButtonElement } from '../Button/ButtonElement';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useWords } from '../words';
import * as styles from './SearchField.css';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'render' | 'aria-label' | 'type'> {
  /** Accessible name; visually the icon and the placeholder replace it. */
  label: string;
  /** Placeholder, such as `Buscar por nome`. */
  placeholder?: string;
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement>;
  /** Whether it collapses to an icon while it is empty and not focused; it expands towards the start of its line. */
  isFolding?: boolean;
}

/** Searches the content of the page. Escape clears it. */
export function SearchField({ label, placeholder, inputRef, isFolding = false, ...props }: SearchFieldProps) {
  const words = useWords();
  const input = useObjectRef(inputRef);
  const [value, setValue] = useControlledState(props.value, props.defaultValue ?? '', props.onChange);
  return (
    // React Aria's own search field would add its button code to the first page of every list.
    <TextField
      {...props}
      type="search"
      value={value}
      onChange={setValue}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) {
          event.preventDefault();
          setValue('');
        } else {
          event.continuePropagation();
          props.onKeyDown?.(event);
        }
      }}
      aria-label={label}
      data-empty={value ? undefined : true}
      data-field={props.name}
      className={styles.search({ isFolding })}
    >
      <Group className={`${fieldStyles.box} ${fieldStyles.endsInButton} ${styles.box}`} isDisabled={props.isDisabled}>
        <span className={fieldStyles.affix}>
          <Icon icon={Search} />
        </span>
        <Input ref={input} className={`${fieldStyles.input} ${styles.input}`} placeholder={placeholder ?? label} />
        {value && (
          <ButtonElement
            className={fieldStyles.inside}
            aria-label={words.clear}
            // Escape does the same, so the button is not a tab stop.
            tabIndex={-1}
            onPress={() => {
              input.current?.focus();
              setValue('');
            }}
          >
            <Icon icon={X} />
          </ButtonElement>
        )}
      </Group>
    </TextField>
  );
}
