import type { ReactNode } from 'react';
import { columns } from './Columns.css';

export interface ColumnsProps {
  children: ReactNode;
  space?: 's' | 'm' | 'l' | 'xl';
  /** The narrowest a column may get before they stack. */
  least?: 'small' | 'medium' | 'large';
}

/** Equal columns, as many as fit. */
export function Columns({ children, space, least }: ColumnsProps) {
  return <div className={columns({ space, least })}>{children}</div>;
}
