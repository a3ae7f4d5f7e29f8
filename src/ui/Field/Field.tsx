import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon';
import * as styles from './Field.css';

/** The shared props of all fields. */
export interface FieldWords {
  /** Label above the field. */
  label: string;
  /** Help text below the field that is always visible, unlike a placeholder. */
  note?: ReactNode;
  /** Error message; by default the form's server error for this field. */
  error?: string;
}

/** The label of a field, with a star if it is required. */
export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean }) {
  return (
    <Label className={styles.label} data-required={isRequired}>
      {children}
    </Label>
  );
}

/** Error and note below the field. React Aria associates both with the field. */
export function FieldFoot({ note, error }: Pick<FieldWords, 'note' | 'error'>) {
  return (
    <>
      <FieldError className={styles.error}>
        {({ validationErrors }) => {
          const words = error ?? validationErrors.join(' ');
          return (
            words && (
              <>
                <span className={styles.errorIcon}>
                  <Icon icon={CircleAlert} size="s" />
                </span>
                <span>{words}</span>
              </>
            )
          );
        }}
      </FieldError>
      {note && (
        <Text slot="description" className={styles.note}>
          {note}
        </Text>
      )}
    </>
  );
}
