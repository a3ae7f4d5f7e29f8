import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Text } from 'react-aria-components/Text';
import * as checkbox from '../Checkbox/Checkbox.css';
import { FieldFoot, FieldLabel, type FieldWords } from '../Field/Field';
import { field } from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import type { ChoiceOption } from '../RadioGroup/RadioGroup';
import * as styles from '../RadioGroup/RadioGroup.css';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'render'>,
    FieldWords {
  /** Options, each with an id, a label and an optional note. */
  options: ChoiceOption[];
  /** Orientation: `horizontal` for a few short options; they wrap if necessary. */
  orientation?: 'vertical' | 'horizontal';
}

/** Any of a few visible options of a form. For many options, use `MultiSelect`. */
export function CheckboxGroup({ label, note, error, options, orientation = 'vertical', ...props }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...props}
      data-field={props.name}
      data-orientation={orientation}
      isInvalid={error ? true : props.isInvalid}
      className={field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={styles.options}>
        {options.map((option) => (
          <CheckboxField key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.option}>
            <CheckboxButton className={checkbox.row}>
              <span className={checkbox.box}>
                <Icon icon={Check} size="s" />
              </span>
              {option.label}
            </CheckboxButton>
            {option.note && (
              <Text slot="description" className={styles.optionNote}>
                {option.note}
              </Text>
            )}
          </CheckboxField>
        ))}
      </div>
      <FieldFoot note={note} error={error} />
    </AriaCheckboxGroup>
  );
}
