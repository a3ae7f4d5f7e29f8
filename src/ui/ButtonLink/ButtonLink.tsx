import type { LucideIcon } from 'lucide-react';
import * as styles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { Anchor, type AnchorProps } from '../Link/Anchor';

export interface ButtonLinkProps extends AnchorProps {
  /** What it leads to: `accent` the usual way, `neutral` beside others, `critical` where something may be lost. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** How much it draws the eye: `strong` once a page, `soft` beside it, `quiet` where there are many. */
  weight?: 'strong' | 'soft' | 'quiet';
  /** `m` is the usual one; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** A lucide icon before the words. */
  icon?: LucideIcon;
  /** `full` takes all the room there is in its line. */
  width?: 'auto' | 'full';
}

/** A link with a button's presence: the page's main way onward. */
export function ButtonLink({ tone, weight, size, icon, width, children, ...props }: ButtonLinkProps) {
  return (
    <Anchor {...props} className={styles.button({ tone, weight, size, width })}>
      {icon && <Icon icon={icon} />}
      {children}
    </Anchor>
  );
}
