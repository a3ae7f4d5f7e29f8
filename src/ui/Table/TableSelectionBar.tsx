import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import * as styles from './Table.css';

export interface TableSelectionBarProps {
  /** How many rows are selected, in words. */
  summary: string;
  /** The name of the button that leaves none selected. */
  clear: string;
  /** Leaves none selected. */
  onClear: () => void;
  /** What may be done with the selected rows: buttons. */
  children: ReactNode;
}

/** How many rows are selected, and what may be done with them. */
export function TableSelectionBar({ summary, clear, onClear, children }: TableSelectionBarProps) {
  return (
    <div className={styles.bar}>
      <strong>{summary}</strong>
      {children}
      <span className={styles.barEnd}>
        <Button size="s" tone="neutral" weight="quiet" onPress={onClear}>
          {clear}
        </Button>
      </span>
    </div>
  );
}
