import { memo, useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { retryId } from '../ComboBox/OptionList';
import { SearchedBox, type SearchedFieldProps, useListed } from '../ComboBox/SearchedBox';
import { type ComboBoxOption, useOptions } from '../ComboBox/use-options';
import { useTypedText } from '../ComboBox/use-typed-text';
import { field } from '../Field/Field.css';
import { hasEqualProps } from '../Field/has-equal-props';
import { useRichWords } from '../rich-words';
import { TagGroup } from '../TagGroup/TagGroup';

export interface MultiSelectProps extends SearchedFieldProps {
  /** Selected ids (controlled). */
  value?: string[];
  /** Initially selected ids (uncontrolled). */
  defaultValue?: string[];
  /** Called with all selected ids in the order of selection. */
  onChange?: (ids: string[]) => void;
  /** Selected options before anything was loaded, with `load`. */
  chosenOptions?: ComboBoxOption[];
}

/** A search field for several options; the selected ones are tags below, in the order of selection. */
export const MultiSelect = memo(function MultiSelect({
  label,
  note,
  error,
  options: given,
  load,
  value,
  defaultValue = [],
  onChange,
  chosenOptions = [],
  placeholder,
  ...props
}: MultiSelectProps) {
  const words = useRichWords();
  const [own, setOwn] = useState(defaultValue);
  const [known, setKnown] = useState(chosenOptions);
  const search = useOptions(given, load);
  const input = useRef<HTMLInputElement>(null);

  const ids = value ?? own;
  const optionOf = (id: string) =>
    [...search.options, ...known].find((option) => option.id === id) ?? { id, label: id };
  const chosen = ids.map(optionOf);
  const { items, isShown } = useListed(search, chosen);

  const change = (next: string[]) => {
    setKnown(next.map(optionOf));
    setOwn(next);
    onChange?.(next);
  };
  const typed = useTypedText({
    search,
    isFiltered: load !== undefined,
    input,
    value: null,
    shown: '',
    choose: (id) => id !== null && !ids.includes(id) && change([...ids, id]),
  });

  return (
    <div className={field} data-field={props.name}>
      <AriaComboBox
        {...props}
        selectionMode="multiple"
        defaultItems={items}
        defaultFilter={load ? isShown : undefined}
        allowsEmptyCollection
        allowsCustomValue
        menuTrigger="manual"
        value={ids}
        onChange={(keys) => {
          const next = keys.map(String).filter((id) => id !== retryId);
          // React Aria reports the selection again on blur.
          if (next.length === ids.length && next.every((id) => ids.includes(id))) return;
          typed.revert();
          change(next);
        }}
        inputValue={typed.value}
        onInputChange={(next) => {
          typed.change(next);
          search.ask(next);
        }}
        onOpenChange={(isOpen, trigger) => isOpen && search.ask(trigger === 'input' ? typed.value : '')}
        onBlur={typed.settle}
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
        {props.name !== undefined && ids.map((id) => <input key={id} type="hidden" name={props.name} value={id} />)}
      </AriaComboBox>
      {chosen.length > 0 && (
        <TagGroup
          label={words.chosenOf(label)}
          isLabelHidden
          items={chosen.map((option) => ({ id: option.id, label: option.label, isDisabled: props.isDisabled }))}
          onRemove={
            props.isDisabled || props.isReadOnly
              ? undefined
              : (removed) => change(ids.filter((id) => !removed.includes(id)))
          }
        />
      )}
    </div>
  );
}, hasEqualProps);
