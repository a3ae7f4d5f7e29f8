import type { ReactNode } from 'react';
import { useRichWords } from '../rich-words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DescriptionList.css';

export interface Description {
  label: string;
  /** Nothing is shown as a dash, and read as such. */
  value?: ReactNode;
  /** Figures of one width, for money and dates. */
  isTabular?: boolean;
}

export interface DescriptionListProps {
  /** What is known: each a name and its value. */
  items: Description[];
  /** `beside` reads as a sheet; `above` makes columns of short values. */
  layout?: 'beside' | 'above';
}

/** What is known of one thing: names and values. For many things, a table. */
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
