import type { ReactNode } from 'react';
import { columns } from './Columns.css';

export interface ColumnsProps {
  /** Columns, one per child. */
  children: ReactNode;
  /** Space between the columns. */
  space?: 's' | 'm' | 'l' | 'xl';
  /** Minimum width of a column before they stack. */
  minWidth?: 's' | 'm' | 'l';
}

/** Columns of equal width, as many as fit. */
export function Columns({ children, space, minWidth }: ColumnsProps) {
  return <div className={columns({ space, minWidth })}>{children}</div>;
}
