import type { ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps {
  /** Content. */
  children: ReactNode;
  /** Space between edge and content. */
  padding?: 'none' | 'm' | 'l' | 'xl';
}

/** A raised surface that groups related content. */
export function Card({ children, padding }: CardProps) {
  return <div className={card({ padding })}>{children}</div>;
}
