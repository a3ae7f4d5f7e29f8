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
  id: string;
  label: string;
  icon?: LucideIcon;
  note?: string;
  isDisabled?: boolean;
}

export interface SelectProps
  extends Omit<
    AriaSelectProps<SelectOption>,
    'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode'
  > {
  label: string;
  options: SelectOption[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  note?: ReactNode;
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
