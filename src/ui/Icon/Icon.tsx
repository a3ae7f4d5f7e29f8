import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css';

export type { LucideIcon };

export interface IconProps {
  icon: LucideIcon;
  /** Only when the icon stands alone; beside words it says nothing of its own. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

/** A lucide icon in our one stroke width. */
export function Icon({ icon: Drawing, label, size = 'medium' }: IconProps) {
  return (
    <Drawing
      className={icon({ size })}
      strokeWidth={1.75}
      absoluteStrokeWidth={false}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    />
  );
}
