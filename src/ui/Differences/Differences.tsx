import type { ReactNode } from 'react';
import * as styles from './Differences.css';

/** One thing that changed: what it was and what it is, written as it is read. */
export interface Difference {
  /** Tells it from the others: the name of the field. */
  id: string;
  /** What changed, in words. */
  label: string;
  /** What it was; `null` where nothing was. */
  before: ReactNode;
  /** What it is; `null` where nothing is left. */
  after: ReactNode;
}

export interface DifferencesProps {
  /** What changed: each with its label, what it was and what it is. */
  items: Difference[];
}

/** What a change changed, field by field: what was stands struck out, before what is. */
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
