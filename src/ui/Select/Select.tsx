import { Check, ChevronsUpDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { FieldFoot, FieldLabel } from '../Field/Field';
import { field } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { Floating } from '../overlays/Floating';
import * as floating from '../Popover/Popover.css';
import { useWords } from '../words';
import * as styles from './Select.css';

export interface SelectOption {
  /** What the value is, when it is chosen. */
  id: string;
  /** The option's words. */
  label: string;
  /** A lucide icon before the words. */
  icon?: LucideIcon;
  /** A line below the words. */
  note?: string;
  /** Cannot be chosen. */
  isDisabled?: boolean;
}

export interface SelectProps
  extends Omit<
    AriaSelectProps<SelectOption>,
    'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode'
  > {
  /** Names the field: it stands above it and is read aloud with it. */
  label: string;
  /** What may be chosen: each with an id and a label. */
  options: SelectOption[];
  /** The id of the chosen option, when the caller keeps it; `null` for none. */
  value?: string | null;
  /** The id of the option chosen to begin with, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the id of the option that was chosen. */
  onChange?: (id: string) => void;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** What is wrong, and what to do. Without it the form's server errors show. */
  error?: string;
  /** For a choice whose surroundings say what it is; a screen reader still hears the label. */
  isLabelHidden?: boolean;
}

/** One of a short list, known by heart. For long lists, search. */
export function Select({
  label,
  options,
  value,
  defaultValue,
  onChange,
  note,
  error,
  isLabelHidden,
  ...props
}: SelectProps) {
  const words = useWords();
  return (
    <AriaSelect
      {...props}
      aria-label={isLabelHidden ? label : undefined}
      placeholder={props.placeholder ?? words.choose}
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => key !== null && onChange?.(String(key))}
      data-field={props.name}
      isInvalid={error ? true : props.isInvalid}
      className={field}
    >
      {!isLabelHidden && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <Button className={styles.trigger}>
        <SelectValue className={styles.value} />
        <span className={styles.chevron}>
          <Icon icon={ChevronsUpDown} size="s" />
        </span>
      </Button>
      <FieldFoot note={note} error={error} />
      <Floating className={floating.popover}>
        <ListBox className={floating.list} items={options}>
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className={floating.item}
            >
              {option.icon && (
                <span className={floating.itemIcon}>
                  <Icon icon={option.icon} />
                </span>
              )}
              <span className={floating.itemWords}>
                {option.label}
                {option.note && <span className={floating.itemNote}>{option.note}</span>}
              </span>
              <span className={floating.tick}>
                <Icon icon={Check} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Floating>
    </AriaSelect>
  );
}
