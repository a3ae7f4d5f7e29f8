import { memo, type ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { row } from '../Checkbox/Checkbox.css';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import { field } from '../Field/Field.css';
import { hasEqualProps } from '../Field/has-equal-props';
import * as styles from './RadioGroup.css';

export interface ChoiceOption {
  id: string;
  label: string;
  note?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'render' | 'orientation'>,
    FieldWords {
  /** Options, each with an id, a label and an optional note. */
  options: ChoiceOption[];
  /** Orientation: `horizontal` for two or three short options; they wrap if necessary. */
  orientation?: 'vertical' | 'horizontal';
}

/** One of a few visible options. For more than about six, use `Select` or `ComboBox`. */
export const RadioGroup = memo(function RadioGroup({ label, note, error, options, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} data-field={props.name} isInvalid={error ? true : props.isInvalid} className={field}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={styles.options}>
        {options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.option}>
            <RadioButton className={row}>
              <span className={styles.circle} />
              {option.label}
            </RadioButton>
            {option.note && (
              <Text slot="description" className={styles.optionNote}>
                {option.note}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldFoot note={note} error={error} />
    </AriaRadioGroup>
  );
}, hasEqualProps);
