import type { ReactNode } from 'react';
import { stack } from './Stack.css';

export interface StackProps {
  /** Elements in a column. */
  children: ReactNode;
  /** Space between the elements. */
  space?: 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  /** Horizontal alignment; `stretch` makes all as wide as the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Elements in a column with even spacing. */
export function Stack({ children, space, align }: StackProps) {
  return <div className={stack({ space, align })}>{children}</div>;
}
