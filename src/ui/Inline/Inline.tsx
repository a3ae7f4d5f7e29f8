import type { ReactNode } from 'react';
import { inline } from './Inline.css';

export interface InlineProps {
  /** Elements side by side. */
  children: ReactNode;
  /** Space between the elements. */
  space?: 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  /** Vertical alignment. */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** Horizontal distribution. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether elements wrap. */
  wrap?: boolean;
}

/** Elements side by side, wrapping if there is no room. */
export function Inline({ children, space, align, justify, wrap = true }: InlineProps) {
  return <div className={inline({ space, align, justify, wrap })}>{children}</div>;
}
