import { Check, Minus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldFoot } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** The words beside the box: what is said yes or no to. */
  label?: string;
  /** Instead of `label`, when a link stands in the words. */
  children?: ReactNode;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** What is wrong, and what to do. Without it the form's server errors show. */
  error?: string;
}

/** Yes or no, obeyed when the form is sent. For what happens at once, use `Switch`. */
export const Checkbox = memo(function Checkbox({ label, children, note, error, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      data-field={props.name}
      isInvalid={error ? true : props.isInvalid}
      className={styles.field}
    >
      <CheckboxButton className={styles.row}>
        <span className={styles.box}>
          <Icon icon={props.isIndeterminate ? Minus : Check} size="s" />
        </span>
        {label ?? children}
      </CheckboxButton>
      <FieldFoot note={note} error={error} />
    </CheckboxField>
  );
});
