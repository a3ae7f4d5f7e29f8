import type { TextFieldProps } from '#ui';
import * as styles from '#ui/Field/Field.css';

/** Placeholder of a lazy-loaded field with its size and label, so that it causes no layout shift. */
export const FieldAwaited = ({ label, note, isRequired }: Pick<TextFieldProps, 'label' | 'note' | 'isRequired'>) => (
  <div className={styles.field} aria-busy="true">
    <span className={styles.label} data-required={isRequired}>
      {label}
    </span>
    <div className={styles.box} data-disabled />
    {note && <span className={styles.note}>{note}</span>}
  </div>
);
