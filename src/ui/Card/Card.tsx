import type { ReactNode } from 'react';
import { card } from './Card.css';

export interface CardProps {
  children: ReactNode;
  padding?: 'none' | 'm' | 'l' | 'xl';
}

/** A raised sheet for what belongs together. */
export function Card({ children, padding }: CardProps) {
  return <div className={card({ padding })}>{children}</div>;
}
