import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  /** Where it leads. */
  href: string;
  /** The words on it: what one finds there. */
  children: ReactNode;
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
  /** Reaches the link's element, to give it the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link with a button's presence: the page's main way onward. */
export function ButtonLink({ tone, weight, size, icon, width, children, ...props }: ButtonLinkProps) {
  // Part of every first visit, where size counts for more than drawing it again.
  'use no memo';
  return (
    <AriaLink {...props} className={styles.button({ tone, weight, size, width })}>
      {icon && <Icon icon={icon} />}
      {children}
    </AriaLink>
  );
}
