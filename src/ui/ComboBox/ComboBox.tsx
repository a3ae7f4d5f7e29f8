import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import { Spinner } from '../Spinner/Spinner';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { OptionList, retryId } from './OptionList';
import { type ComboBoxOption, type LoadOptions, useOptions } from './use-options';

/** What a field that searches takes, whether one or many are chosen. */
export interface SearchedFieldProps extends FieldWords {
  /** All there is, filtered here without regard to accents; or `load`. */
  options?: ComboBoxOption[];
  /** Looks elsewhere, after a pause in typing. */
  load?: LoadOptions;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

export interface ComboBoxProps extends SearchedFieldProps {
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string | null) => void;
  /** With `load`: the option chosen before anything was loaded. */
  chosenOption?: ComboBoxOption;
}

/** What the list holds: the options, what is chosen though not among them, and after a failure a way to try again. */
export function listed(
  options: ComboBoxOption[],
  chosen: (ComboBoxOption | undefined)[],
  failure: string | undefined,
): { items: ComboBoxOption[]; isShown: (label: string) => boolean } {
  const shown = failure ? [{ id: retryId, label: failure }] : options;
  const ids = new Set(shown.map(({ id }) => id));
  const rest = chosen.filter((option) => option !== undefined).filter(({ id }) => !ids.has(id));
  const labels = new Set(shown.map(({ label }) => label));
  return { items: [...shown, ...rest], isShown: (label) => labels.has(label) };
}

/** One of many, found by typing. For a short list known by heart, `Select`. */
export function ComboBox({
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
      className={fieldStyles.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group
        className={`${fieldStyles.box} ${fieldStyles.endsInButton}`}
        isDisabled={props.isDisabled}
        isInvalid={error ? true : undefined}
      >
        <Input className={fieldStyles.input} placeholder={placeholder} />
        {status === 'loading' && (
          <span className={fieldStyles.affix}>
            <Spinner />
          </span>
        )}
        <Button className={fieldStyles.inside}>
          <Icon icon={ChevronsUpDown} size="small" />
        </Button>
      </Group>
      <SearchNews status={status} />
      <FieldFoot note={note} error={error} />
      <OptionList text={text} isLoading={status === 'loading'} onRetry={askAgain} />
    </AriaComboBox>
  );
}

/** Tells a screen reader how the search goes; React Aria counts the options itself. */
export function SearchNews({ status }: { status: 'idle' | 'loading' | 'failed' }) {
  const words = useRichWords();
  return (
    <output className={hidden}>
      {status === 'loading' ? words.searching : status === 'failed' ? words.searchFailed : ''}
    </output>
  );
}
