import type { ReactNode } from 'react';
import { Weave } from '../Weave/Weave';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** Reason for the empty state, which selects the illustration. */
  kind: 'nothing yet' | 'nothing matches' | 'no permission' | 'failed';
  /** Reason in one line. */
  title: string;
  /** Explanation and next steps. */
  description?: ReactNode;
  /** Next action: a `Button` or a `ButtonLink`. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

const cloth = {
  'nothing yet': 'begun',
  'nothing matches': 'thinned',
  'no permission': 'closed',
  failed: 'torn',
} as const;

/**
 * Explains why there is no content and offers a way on: create the first item, clear the filters, ask for access, or
 * retry.
 */
export function EmptyState({ kind, title, description, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Weave state={cloth[kind]} />
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
