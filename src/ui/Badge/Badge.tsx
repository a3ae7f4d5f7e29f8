import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { badge } from './Badge.css';

export interface BadgeProps {
  /** The state in one or two words. */
  children: ReactNode;
  /** The colour that helps to find it; the words must say the same. */
  tone?: 'accent' | 'neutral' | 'positive' | 'warning' | 'critical' | 'info';
  /** A lucide icon before the words. */
  icon?: LucideIcon;
}

/** A state in one or two words. The words say it; the colour helps to find it. */
export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon icon={icon} size="s" />}
      {children}
    </span>
  );
}
