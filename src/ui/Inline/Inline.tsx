import type { ReactNode } from 'react';
import { inline } from './Inline.css';

export interface InlineProps {
  /** What stands side by side. */
  children: ReactNode;
  /** The room between one and the next. */
  space?: 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  /** How they stand to each other in height. */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** Where they stand along the line. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Onto the next line when there is no room. */
  wrap?: boolean;
}

/** Things side by side, wrapping when there is no room. */
export function Inline({ children, space, align, justify, wrap = true }: InlineProps) {
  return <div className={inline({ space, align, justify, wrap })}>{children}</div>;
}
