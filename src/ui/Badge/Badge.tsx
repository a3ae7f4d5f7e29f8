import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { badge } from './Badge.css';

export interface BadgeProps {
  /** State in one or two words. */
  children: ReactNode;
  /** Tone; the words must have the same meaning as the colour. */
  tone?: 'accent' | 'neutral' | 'positive' | 'warning' | 'critical' | 'info';
  /** Lucide icon before the label. */
  icon?: LucideIcon;
}

/** Shows a state in one or two words; colour only supports them. */
export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon icon={icon} size="s" />}
      {children}
    </span>
  );
}
