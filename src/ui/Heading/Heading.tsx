import type { ReactNode } from 'react';
import { heading } from './Heading.css';

export interface HeadingProps {
  /** The title's words. */
  children: ReactNode;
  /** The place in the outline; how large it looks is `size`. */
  level?: 1 | 2 | 3 | 4;
  /** How large it looks; as usual for its level, if not said. */
  size?: 's' | 'm' | 'l' | 'xl' | '2xl';
  /** The element's id, by which `aria-labelledby` or a link points at it. */
  id?: string;
}

const usual = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** A title in the page's outline. */
export function Heading({ children, level = 2, size = usual[level], id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ size })}>
      {children}
    </Tag>
  );
}
