import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import * as styles from './Table.css';

export interface TableSelectionBarProps {
  /** Number of selected rows, in words. */
  summary: string;
  /** Label of the button that clears the selection. */
  clear: string;
  /** Called to clear the selection. */
  onClear: () => void;
  /** Buttons of the actions for the selected rows. */
  children: ReactNode;
}

/** Shows the number of selected rows and the actions for them. */
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
