import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { badge } from './Badge.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'accent' | 'neutral' | 'positive' | 'warning' | 'critical' | 'info';
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
