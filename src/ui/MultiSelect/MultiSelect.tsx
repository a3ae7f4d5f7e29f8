import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { listed, type SearchedFieldProps, SearchNews } from '../ComboBox/ComboBox';
import { OptionList, retryId } from '../ComboBox/OptionList';
import { type ComboBoxOption, useOptions } from '../ComboBox/use-options';
import { FieldFoot, FieldLabel } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { useRichWords } from '../rich-words';
import { Spinner } from '../Spinner/Spinner';
import { TagGroup } from '../TagGroup/TagGroup';

export interface MultiSelectProps extends SearchedFieldProps {
  value?: string[];
  defaultValue?: string[];
  onChange?: (ids: string[]) => void;
  /** With `load`: the options chosen before anything was loaded. */
  chosenOptions?: ComboBoxOption[];
}

/** Some of many, found by typing; what is chosen stands below as tags, in the order it was chosen. */
export function MultiSelect({
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
    <div className={fieldStyles.field} data-field={props.name}>
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
}
