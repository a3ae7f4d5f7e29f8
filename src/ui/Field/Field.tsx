import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon';
import * as styles from './Field.css';

/** What every field takes, whatever is filled in. */
export interface FieldWords {
  /** Names the field: it stands above it and is read aloud with it. */
  label: string;
  /** Help that stays on screen; never a placeholder. */
  note?: ReactNode;
  /** What is wrong, and what to do. Without it the form's server errors show. */
  error?: string;
}

/** A field's name, with a star when it must be filled in. */
export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean }) {
  return (
    <Label className={styles.label} data-required={isRequired}>
      {children}
    </Label>
  );
}

/** Below the box: the error, and the note that stays. React Aria reads both with the field. */
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
