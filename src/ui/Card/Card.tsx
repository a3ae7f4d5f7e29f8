import type { ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps {
  /** What belongs together. */
  children: ReactNode;
  /** The room between the edge and what is inside. */
  padding?: 'none' | 'm' | 'l' | 'xl';
}

/** A raised sheet for what belongs together. */
export function Card({ children, padding }: CardProps) {
  return <div className={card({ padding })}>{children}</div>;
}
