import type { ReactNode } from 'react';
import { useWords } from '../words';
import * as styles from './List.css';

export interface ListProps<Item extends { id: string }> {
  /** Names the list for a screen reader. */
  label: string;
  /** What is listed, in its order; each has an id of its own. */
  items: Item[];
  /** Draws an item. */
  children: (item: Item) => ReactNode;
  /** The order matters and is read aloud. */
  isOrdered?: boolean;
  /** `card` draws a raised sheet around it. */
  frame?: 'none' | 'card';
  /** `compact` for many short lines. */
  density?: 'comfortable' | 'compact';
  /** Instead of items: an `EmptyState`. */
  empty?: ReactNode;
}

/** Things to read, one below the other. To choose, reorder or act on them, use `GridList`. */
export function List<Item extends { id: string }>({
  label,
  items,
  children,
  isOrdered = false,
  frame,
  density,
  empty,
}: ListProps<Item>) {
  const { noRows } = useWords();
  const Tag = isOrdered ? 'ol' : 'ul';
  if (items.length === 0) return empty ?? <p className={styles.nothing}>{noRows}</p>;
  return (
    <Tag aria-label={label} className={styles.list({ frame, density })}>
      {items.map((item) => (
        <li key={item.id} className={styles.item({ frame, density })}>
          {children(item)}
        </li>
      ))}
    </Tag>
  );
}
