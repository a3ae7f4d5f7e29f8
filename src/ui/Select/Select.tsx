import { ChevronsUpDown, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useId, useRef } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { useControlledState } from 'react-stately/useControlledState';
import { useFormValidationState, useMenuTriggerState } from '../aria-parts';
import { ButtonElement } from '../Button/ButtonElement';
import { FieldFoot, FieldLabel } from '../Field/Field';
import { field } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import { latePart } from '../overlays/late-part';
import { OpenerContext } from '../overlays/opener';
import { useOpening } from '../overlays/use-opening';
import { useSearch } from '../use-search';
import { useSteady } from '../use-steady';
import { useWords } from '../words';
import * as styles from './Select.css';

const useParts = latePart(() => import('./SelectList'));

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

export interface SelectProps {
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
  /** The words of a field in which nothing is chosen. */
  placeholder?: string;
  /** Where the form's errors about it are placed, and what a browser sends it as. */
  name?: string;
  /** It must be filled in: a star beside the label shows it. */
  isRequired?: boolean;
  /** Something is wrong that is said elsewhere. */
  isInvalid?: boolean;
  /** Cannot be used: it is dimmed and takes no focus. */
  isDisabled?: boolean;
  /** Takes the focus as it comes. */
  autoFocus?: boolean;
  /** Open to begin with. */
  defaultOpen?: boolean;
}

/** One of a short list, known by heart. For long lists, search. */
export function Select(props: SelectProps) {
  return <SteadySelect {...useSteady(props)} />;
}

const SteadySelect = memo(function Select({
  label,
  options,
  value,
  defaultValue,
  onChange,
  note,
  error,
  isLabelHidden,
  placeholder,
  name,
  isRequired,
  isInvalid,
  isDisabled,
  autoFocus,
  defaultOpen,
}: SelectProps) {
  const words = useWords();
  const [buttonId, labelId, valueId] = [useId(), useId(), useId()];
  const [listId, noteId, errorId, requiredId] = [useId(), useId(), useId(), useId()];
  const trigger = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useControlledState<string | null, string>(value, defaultValue ?? null, onChange);
  const validation = useFormValidationState({ name, value: chosen, isInvalid: error ? true : isInvalid });
  const isWrong = validation.displayValidation.isInvalid;
  const choose = (id: string) => {
    setChosen(id);
    validation.commitValidation();
  };

  const state = useMenuTriggerState({ defaultOpen });
  const parts = useParts(state.isOpen);
  const opening = useOpening(state, state.isOpen && !parts);
  const chosenAt = options.findIndex(({ id }) => id === chosen);
  const chooseAt = (at: number) => options[at] && choose(options[at].id);
  const nameAt = (at: number) => (options[at]?.isDisabled ? undefined : options[at]?.label);
  const search = useSearch(options.length, nameAt, chooseAt);
  const step = (by: number) => {
    const able = options.filter((option) => !option.isDisabled);
    const at = able.findIndex(({ id }) => id === chosen);
    const next = at < 0 ? able[0] : able[at + by];
    if (next) choose(next.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // With Alt they are the browser's: back and forward.
    const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey;
    const by = isAlone && !event.shiftKey && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isLetter = isAlone && event.key.length === 1;
    if (by) step(by);
    if (by || (isLetter && search(event.key, chosenAt))) {
      event.preventDefault();
      event.stopPropagation();
    } else opening.onKeyDown?.(event);
  };

  const current = options[chosenAt];
  const attributes = {
    id: buttonId,
    'aria-haspopup': 'listbox',
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? listId : undefined,
    'aria-label': isLabelHidden ? label : undefined,
    'aria-labelledby': `${valueId} ${isLabelHidden ? buttonId : labelId}`,
    'aria-describedby':
      [isRequired && requiredId, isWrong && errorId, note && noteId].filter(Boolean).join(' ') || undefined,
  } as const;
  return (
    <div
      className={field}
      data-field={name}
      data-invalid={isWrong || undefined}
      data-required={isRequired || undefined}
      data-disabled={isDisabled || undefined}
    >
      {!isLabelHidden && (
        <LabelContext value={{ id: labelId, elementType: 'span', onClick: () => trigger.current?.focus() }}>
          <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        </LabelContext>
      )}
      <OpenerContext value={{ ref: trigger, isOpen: state.isOpen, attributes, handlers: { ...opening, onKeyDown } }}>
        <ButtonElement className={styles.trigger} isDisabled={isDisabled} autoFocus={autoFocus}>
          <span id={valueId} className={styles.value} data-placeholder={current ? undefined : true}>
            {current?.icon && (
              <span className={styles.icon}>
                <Icon icon={current.icon} />
              </span>
            )}
            <span className={styles.words}>{current?.label ?? placeholder ?? words.choose}</span>
          </span>
          <span className={styles.chevron}>
            <Icon icon={ChevronsUpDown} size="s" />
          </span>
        </ButtonElement>
      </OpenerContext>
      {/* `aria-required` is not allowed on a button. */}
      {isRequired && (
        <span id={requiredId} hidden>
          {words.required}
        </span>
      )}
      {name && <input type="hidden" name={name} value={chosen ?? ''} disabled={isDisabled} />}
      <FieldErrorContext value={validation.displayValidation}>
        <TextContext value={{ slots: { description: { id: noteId }, errorMessage: { id: errorId } } }}>
          <FieldFoot note={note} error={error} />
        </TextContext>
      </FieldErrorContext>
      {parts && (
        <parts.SelectList
          id={listId}
          label={label}
          options={options}
          chosen={chosen}
          onChoose={choose}
          state={state}
          trigger={trigger}
        />
      )}
    </div>
  );
});
