import type { ReactNode } from 'react';
import { inOrder } from './InOrder.css';

export interface InOrderProps {
  /** Parts of a page, some of which come later than others: `Skeleton` stands for them. */
  children: ReactNode;
}

/** Parts that are seen from the first to the last: what stands below a `Skeleton` waits for it, for a second at most, so that nothing moves under a hand. */
export function InOrder({ children }: InOrderProps) {
  return <div className={inOrder}>{children}</div>;
}
