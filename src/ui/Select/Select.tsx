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
  /** Value of the option. */
  id: string;
  /** Label of the option. */
  label: string;
  /** Lucide icon before the label. */
  icon?: LucideIcon;
  /** Line below the label. */
  note?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
}

export interface SelectProps {
  /** Label above the field. */
  label: string;
  /** Options, each with an id and a label. */
  options: SelectOption[];
  /** Selected id (controlled); `null` for none. */
  value?: string | null;
  /** Initially selected id (uncontrolled). */
  defaultValue?: string;
  /** Called with the selected id. */
  onChange?: (id: string) => void;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Error message; by default the form's server error for this field. */
  error?: string;
  /** Whether the label is visually hidden because the context names the field; screen readers still read it. */
  isLabelHidden?: boolean;
  /** Text while no option is selected. */
  placeholder?: string;
  /** Form field name, also for the form's errors. */
  name?: string;
  /** Whether it is required; a star beside the label shows it. */
  isRequired?: boolean;
  /** Whether it is invalid for a reason that is shown elsewhere. */
  isInvalid?: boolean;
  /** Whether it is disabled: dimmed and not focusable. */
  isDisabled?: boolean;
  /** Whether it takes the focus on mount. */
  autoFocus?: boolean;
  /** Whether the list is initially open. */
  defaultOpen?: boolean;
}

/** One of a short list of options. For long lists, use `ComboBox`. */
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
      // Clears the server error on the next selection, also by keyboard.
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
