import type { ReactNode } from 'react';
import * as styles from './Differences.css';

/** A changed field with its formatted values before and after. */
export interface Difference {
  /** Unique id: the name of the field. */
  id: string;
  /** Label of the field. */
  label: string;
  /** Value before; `null` if there was none. */
  before: ReactNode;
  /** Value after; `null` if it was removed. */
  after: ReactNode;
}

export interface DifferencesProps {
  /** Changed fields. */
  items: Difference[];
}

/** Shows a change field by field: the old value struck out before the new one. */
export function Differences({ items }: DifferencesProps) {
  if (items.length === 0) return null;
  return (
    <dl className={styles.list}>
      {items.map(({ id, label, before, after }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.value}>{label}: </dt>
          <dd className={styles.value}>
            {before !== null && <del className={styles.before}>{before}</del>}
            {before !== null && after !== null && ' → '}
            {after !== null && <ins className={styles.after}>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
