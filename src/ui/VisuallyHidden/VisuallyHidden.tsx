import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

/** Words for a screen reader only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
