import type { ReactNode } from 'react';
import { Weave } from '../Weave/Weave';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** Why there is nothing; the drawing tells it. */
  kind: 'nothing yet' | 'nothing matches' | 'no permission' | 'failed';
  /** Why there is nothing, in one line. */
  title: string;
  /** What that means, and what to do. */
  description?: ReactNode;
  /** The way on: a `Button` or a `ButtonLink`. */
  action?: ReactNode;
  /** The place of the title in the page's outline. */
  level?: 1 | 2 | 3;
}

const cloth = {
  'nothing yet': 'begun',
  'nothing matches': 'thinned',
  'no permission': 'closed',
  failed: 'torn',
} as const;

/** Why there is nothing here, and the way on: the first act, the filter that hides, whom to ask, another try. */
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
