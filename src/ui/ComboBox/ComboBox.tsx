import { memo, useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { field } from '../Field/Field.css';
import { hasEqualProps } from '../Field/has-equal-props';
import { retryId } from './OptionList';
import { SearchedBox, type SearchedFieldProps, useListed } from './SearchedBox';
import { type ComboBoxOption, useOptions } from './use-options';
import { useTypedText } from './use-typed-text';

export interface ComboBoxProps extends SearchedFieldProps {
  /** Selected id (controlled); `null` for none. */
  value?: string | null;
  /** Initially selected id (uncontrolled). */
  defaultValue?: string;
  /** Called with the selected id; `null` when the selection is cleared. */
  onChange?: (id: string | null) => void;
  /** Selected option before anything was loaded, with `load`. */
  chosenOption?: ComboBoxOption;
}

/**
 * Chooses one of many options by typing; use `Select` for a short list. Text without a match stays in the field with an
 * error, and the surrounding form is not sent until it is corrected.
 */
export const ComboBox = memo(function ComboBox({
  label,
  note,
  error,
  options: given,
  load,
  value,
  defaultValue,
  onChange,
  chosenOption,
  placeholder,
  ...props
}: ComboBoxProps) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const [chosen, setChosen] = useState(chosenOption);
  const search = useOptions(given, load);
  const input = useRef<HTMLInputElement>(null);
  const { options } = search;
  const id = value === undefined ? own : value;
  const choice = [...options, ...(given ?? []), chosen, chosenOption].find((option) => option && option.id === id);
  const { items, isShown } = useListed(search, [choice]);
  const typed = useTypedText({
    search,
    isFiltered: load !== undefined,
    input,
    value: id,
    shown: choice?.label ?? '',
    choose: (next) => {
      setChosen(options.find((option) => option.id === next));
      setOwn(next);
      onChange?.(next);
    },
  });

  return (
    <AriaComboBox
      {...props}
      defaultItems={items}
      defaultFilter={load ? isShown : undefined}
      allowsEmptyCollection
      allowsCustomValue
      menuTrigger="manual"
      value={id}
      // React Aria reports `null` when the list closes on custom text; `useTypedText` keeps that text instead.
      onChange={(key) => {
        if (key === id) typed.revert();
        else if (key !== null && key !== retryId) typed.choose(String(key));
      }}
      inputValue={typed.value}
      onInputChange={(next) => {
        typed.change(next);
        if (next !== choice?.label && !options.some((option) => option.label === next)) search.ask(next);
      }}
      onOpenChange={(isOpen, trigger) => isOpen && search.ask(trigger === 'input' ? typed.value : '')}
      onBlur={typed.settle}
      data-field={props.name}
      isInvalid={error || typed.unmatched ? true : undefined}
      className={field}
    >
      <SearchedBox
        {...props}
        label={label}
        note={note}
        error={error}
        placeholder={placeholder}
        typed={typed}
        input={input}
        count={items.length}
        search={search}
        isFiltered={load !== undefined}
      />
      {props.name !== undefined && <input type="hidden" name={props.name} value={id ?? ''} />}
    </AriaComboBox>
  );
}, hasEqualProps);
