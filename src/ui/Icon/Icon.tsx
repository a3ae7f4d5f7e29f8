import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css';
import { shapesOf } from './shapes';

export type { LucideIcon };

export interface IconProps {
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon;
  /** Only when the icon stands alone; beside words it says nothing of its own. */
  label?: string;
  /** How large it is, beside words of that size. */
  size?: 's' | 'm' | 'l';
}

/** A lucide icon in our one stroke width. */
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
