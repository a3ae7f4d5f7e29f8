import type { ReactNode } from 'react';
import { code } from './Code.css';

export interface CodeProps {
  /** Code text. */
  children: ReactNode;
}

/** A code, an id or a key in monospace. */
export function Code({ children }: CodeProps) {
  return <code className={code}>{children}</code>;
}
