import type { LucideIcon } from 'lucide-react';
import * as styles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { Anchor, type AnchorProps } from '../Link/Anchor';

export interface ButtonLinkProps extends AnchorProps {
  /** Tone: `accent` by default, `neutral` beside others, `critical` if data may be lost. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** Visual weight: `strong` once per page, `soft` beside it, `quiet` among many. */
  weight?: 'strong' | 'soft' | 'quiet';
  /** Size: `m` by default; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Lucide icon before the label. */
  icon?: LucideIcon;
  /** Width: `full` fills the line. */
  width?: 'auto' | 'full';
}

/** A link that looks like a button, for a page's main navigation. */
export function ButtonLink({ tone, weight, size, icon, width, children, ...props }: ButtonLinkProps) {
  return (
    <Anchor {...props} className={styles.button({ tone, weight, size, width })}>
      {icon && <Icon icon={icon} />}
      {children}
    </Anchor>
  );
}
