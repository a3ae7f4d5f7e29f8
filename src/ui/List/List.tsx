import type { ReactNode } from 'react';
import { useWords } from '../words';
import * as styles from './List.css';

export interface ListProps<Item extends { id: string }> {
  /** Accessible name of the list. */
  label: string;
  /** Items in order, each with a unique id. */
  items: Item[];
  /** Renders an item. */
  children: (item: Item) => ReactNode;
  /** Whether the order matters and is announced. */
  isOrdered?: boolean;
  /** Frame: `card` draws a raised surface around it. */
  frame?: 'none' | 'card';
  /** Density: `compact` for many short lines. */
  density?: 'comfortable' | 'compact';
  /** `EmptyState` for an empty list. */
  empty?: ReactNode;
}

/** A read-only list. To select, reorder or open items, use `GridList`. */
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
