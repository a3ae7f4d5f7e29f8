import { ChevronsUpDown, type LucideIcon } from 'lucide-react';
import { memo, type ReactNode, useId, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { HiddenSelect, useSelect } from 'react-aria/useSelect';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { FormContext } from 'react-aria-components/Form';
import { LabelContext } from 'react-aria-components/Label';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { Item } from 'react-stately/Item';
import { type SelectState, useSelectState } from 'react-stately/useSelectState';
import { states } from '../Button/states';
import { FieldFoot, FieldLabel } from '../Field/Field';
import { field as fieldStyle } from '../Field/Field.css';
import { hasEqualProps } from '../Field/has-equal-props';
import { Icon } from '../Icon/Icon';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';
import { useWords } from '../words';
import * as styles from './Select.css';

const partsModule = lazyModule(() => import('./SelectList'));

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
export const Select = memo(function Select({
  label,
  options,
  value,
  defaultValue,
  onChange,
  note,
  error,
  isLabelHidden = false,
  placeholder,
  name,
  isRequired,
  isInvalid,
  isDisabled,
  autoFocus,
  defaultOpen,
}: SelectProps) {
  const words = useWords();
  const requiredId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { validationBehavior = 'aria' } = useSlottedContext(FormContext) ?? {};
  const field = {
    label: isLabelHidden ? undefined : label,
    'aria-label': isLabelHidden ? label : undefined,
    'aria-describedby': isRequired ? requiredId : undefined,
    name,
    description: note,
    errorMessage: error,
    isRequired,
    isInvalid: error ? true : isInvalid,
    isDisabled,
    validationBehavior,
  };
  const state: SelectState<SelectOption> = useSelectState({
    ...field,
    items: options,
    children: ({ id, label }) => <Item key={id}>{label}</Item>,
    disabledKeys: options.filter((option) => option.isDisabled).map(({ id }) => id),
    value,
    defaultValue,
    onChange: (key) => {
      // The word of the server goes with the next choice, also one by the keyboard.
      state.commitValidation();
      onChange?.(String(key));
    },
    defaultOpen,
  });
  const aria = useSelect(field, state, trigger);
  const { buttonProps } = useButton(aria.triggerProps, trigger);
  const parts = useLazyModule(partsModule, state.isOpen);
  const current = options.find(({ id }) => id === state.value);
  return (
    <div
      className={fieldStyle}
      data-field={name}
      data-invalid={aria.isInvalid || undefined}
      data-required={isRequired || undefined}
      data-disabled={isDisabled || undefined}
    >
      {!isLabelHidden && (
        <LabelContext value={{ ...aria.labelProps, elementType: 'span' }}>
          <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        </LabelContext>
      )}
      <HiddenSelect {...aria.hiddenSelectProps} label={label} />
      <button
        {...mergeProps(buttonProps, states)}
        ref={trigger}
        // biome-ignore lint/a11y/noAutofocus: the caller asks for it.
        autoFocus={autoFocus}
        className={styles.trigger}
        data-open={state.isOpen || undefined}
        data-disabled={isDisabled || undefined}
      >
        <span {...aria.valueProps} className={styles.value} data-placeholder={current ? undefined : true}>
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
      </button>
      {/* `aria-required` is not allowed on a button. */}
      {isRequired && (
        <span id={requiredId} hidden>
          {words.required}
        </span>
      )}
      <FieldErrorContext value={state.displayValidation}>
        <TextContext value={{ slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } }}>
          <FieldFoot note={note} error={error} />
        </TextContext>
      </FieldErrorContext>
      {parts && (
        <parts.SelectList
          id={String(aria.menuProps.id)}
          label={label}
          options={options}
          chosen={current?.id ?? null}
          onChoose={state.setValue}
          state={state}
          trigger={trigger}
        />
      )}
    </div>
  );
}, hasEqualProps);
