import type { ReactNode } from 'react';
import { columns } from './Columns.css';

export interface ColumnsProps {
  /** What stands side by side, one in each column. */
  children: ReactNode;
  /** The room between the columns. */
  space?: 's' | 'm' | 'l' | 'xl';
  /** The narrowest a column may get before they stack. */
  minWidth?: 's' | 'm' | 'l';
}

/** Equal columns, as many as fit. */
export function Columns({ children, space, minWidth }: ColumnsProps) {
  return <div className={columns({ space, minWidth })}>{children}</div>;
}
