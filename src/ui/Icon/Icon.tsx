import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css';
import { shapesOf } from './shapes';

export type { LucideIcon };

export interface IconProps {
  /** Icon from `lucide-react`. */
  icon: LucideIcon;
  /** Accessible name of a standalone icon; beside text it is decorative. */
  label?: string;
  /** Size, matching text of that size. */
  size?: 's' | 'm' | 'l';
}

/** A lucide icon with the design system's stroke width. */
export function Icon({ icon: drawing, label, size = 'm' }: IconProps) {
  return (
    <svg
      className={icon({ size })}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shapesOf(drawing)}
    </svg>
  );
}
