import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import * as styles from './Table.css';

export interface TableSelectionBarProps {
  summary: string;
  clear: string;
  onClear: () => void;
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
