import type { ReactNode } from 'react';
import { code } from './Code.css';

/** A code, an id, a key: what is read letter by letter. */
export function Code({ children }: { children: ReactNode }) {
  return <code className={code}>{children}</code>;
}
