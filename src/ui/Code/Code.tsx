import type { ReactNode } from 'react';
import { code } from './Code.css';

export interface CodeProps {
  /** What is read letter by letter. */
  children: ReactNode;
}

/** A code, an id, a key: what is read letter by letter. */
export function Code({ children }: CodeProps) {
  return <code className={code}>{children}</code>;
}
