import { memo, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { field } from '../Field/Field.css';
import { useRichWords } from '../rich-words';
import { useSteady } from '../use-steady';
import { retryId } from './OptionList';
import { listed, SearchedBox, type SearchedFieldProps } from './SearchedBox';
import { type ComboBoxOption, useOptions } from './use-options';

export interface ComboBoxProps extends SearchedFieldProps {
  /** The id of the chosen option, when the caller keeps it; `null` for none. */
  value?: string | null;
  /** The id of the option chosen to begin with, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the id of the option that was chosen; `null` when it was taken away. */
  onChange?: (id: string | null) => void;
  /** With `load`: the option chosen before anything was loaded. */
  chosenOption?: ComboBoxOption;
}

/** One of many, found by typing. For a short list known by heart, `Select`. */
export function ComboBox(props: ComboBoxProps) {
  return <SteadyComboBox {...useSteady(props)} />;
}

const SteadyComboBox = memo(function ComboBox({
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
  const words = useRichWords();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(chosenOption);
  const { options, status, ask, askAgain } = useOptions(given, load);
  const { items, isShown } = listed(options, [chosen], status === 'failed' ? words.tryAgain : undefined);

  return (
    <AriaComboBox
      {...props}
      defaultItems={items}
      defaultFilter={load ? isShown : undefined}
      allowsEmptyCollection
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => {
        if (key === retryId) return;
        setChosen(options.find(({ id }) => id === key));
        onChange?.(key === null ? null : String(key));
      }}
      onInputChange={(next) => {
        setText(next);
        if (next !== chosen?.label && !options.some((option) => option.label === next)) ask(next);
      }}
      onOpenChange={(isOpen, trigger) => isOpen && ask(trigger === 'input' ? text : '')}
      data-field={props.name}
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
  );
});
