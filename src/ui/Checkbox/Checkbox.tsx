import { Check, Minus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldFoot } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** Label beside the box. */
  label?: string;
  /** Content instead of `label`, if it contains a link. */
  children?: ReactNode;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Error message; by default the form's server error for this field. */
  error?: string;
}

/** A yes-or-no field of a form. For an immediate effect, use `Switch`. */
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
