import { memo, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { retryId } from '../ComboBox/OptionList';
import { listed, SearchedBox, type SearchedFieldProps } from '../ComboBox/SearchedBox';
import { type ComboBoxOption, useOptions } from '../ComboBox/use-options';
import { field } from '../Field/Field.css';
import { useRichWords } from '../rich-words';
import { TagGroup } from '../TagGroup/TagGroup';
import { useSteady } from '../use-steady';

export interface MultiSelectProps extends SearchedFieldProps {
  /** The ids of the chosen options, when the caller keeps them. */
  value?: string[];
  /** The ids of the options chosen to begin with, when the field keeps them itself. */
  defaultValue?: string[];
  /** Called with the ids of all chosen options, in the order they were chosen. */
  onChange?: (ids: string[]) => void;
  /** With `load`: the options chosen before anything was loaded. */
  chosenOptions?: ComboBoxOption[];
}

/** Some of many, found by typing; what is chosen stands below as tags, in the order it was chosen. */
export function MultiSelect(props: MultiSelectProps) {
  return <SteadyMultiSelect {...useSteady(props)} />;
}

const SteadyMultiSelect = memo(function MultiSelect({
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
  const [text, setText] = useState('');
  const [own, setOwn] = useState(defaultValue);
  const [known, setKnown] = useState(chosenOptions);
  const { options, status, ask, askAgain } = useOptions(given, load);

  const ids = value ?? own;
  const optionOf = (id: string) => [...options, ...known].find((option) => option.id === id) ?? { id, label: id };
  const chosen = ids.map(optionOf);
  const { items, isShown } = listed(options, chosen, status === 'failed' ? words.tryAgain : undefined);

  const change = (next: string[]) => {
    setKnown(next.map(optionOf));
    setOwn(next);
    onChange?.(next);
  };

  return (
    <div className={field} data-field={props.name}>
      <AriaComboBox
        {...props}
        selectionMode="multiple"
        defaultItems={items}
        defaultFilter={load ? isShown : undefined}
        allowsEmptyCollection
        value={ids}
        onChange={(keys) => {
          const next = keys.map(String).filter((id) => id !== retryId);
          // The field tells its choice again when it is left.
          if (next.length !== ids.length || next.some((id) => !ids.includes(id))) change(next);
        }}
        onInputChange={(next) => {
          setText(next);
          ask(next);
        }}
        onOpenChange={(isOpen, trigger) => isOpen && ask(trigger === 'input' ? text : '')}
        isInvalid={error ? true : undefined}
        className={field}
      >
        <SearchedBox
          {...props}
          label={label}
          note={note}
          error={error}
          placeholder={placeholder}
          text={text}
          count={items.length}
          status={status}
          found={load && options}
          onRetry={askAgain}
        />
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
});
