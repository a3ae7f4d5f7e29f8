import type { ReactNode } from 'react';
import { heading } from './Heading.css';

export interface HeadingProps {
  /** Title. */
  children: ReactNode;
  /** Heading level; `size` sets the appearance. */
  level?: 1 | 2 | 3 | 4;
  /** Font size; by default that of the level. */
  size?: 's' | 'm' | 'l' | 'xl' | '2xl';
  /** Element id, for `aria-labelledby` or a link. */
  id?: string;
}

const usual = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** A heading. */
export function Heading({ children, level = 2, size = usual[level], id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ size })}>
      {children}
    </Tag>
  );
}
