import type { ReactNode } from 'react';
import { useRichWords } from '../rich-words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DescriptionList.css';

export interface Description {
  label: string;
  /** Value; undefined is shown as a dash and read as unknown. */
  value?: ReactNode;
  /** Whether figures are tabular, for money and dates. */
  isTabular?: boolean;
}

export interface DescriptionListProps {
  /** Facts, each with a label and a value. */
  items: Description[];
  /** Layout: `beside` reads as a sheet; `above` makes columns of short values. */
  layout?: 'beside' | 'above';
}

/** The facts of one entity: labels and values. For many entities, use a table. */
export function DescriptionList({ items, layout = 'beside' }: DescriptionListProps) {
  const words = useRichWords();
  return (
    <dl className={styles.list({ layout })}>
      {items.map(({ label, value, isTabular }) => (
        <div key={label} className={styles.pair({ layout })}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value({ isTabular })}>
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{words.notGiven}</VisuallyHidden>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
