import type { ReactNode } from 'react';
import { stack } from './Stack.css';

export interface StackProps {
  /** What stands one below the other. */
  children: ReactNode;
  /** The room between one and the next. */
  space?: 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';
  /** Where they stand across; `stretch` makes all as wide as the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Things one below the other, evenly apart. */
export function Stack({ children, space, align }: StackProps) {
  return <div className={stack({ space, align })}>{children}</div>;
}
