import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  href: string;
  children: ReactNode;
  tone?: 'accent' | 'neutral' | 'critical';
  weight?: 'strong' | 'soft' | 'quiet';
  size?: 's' | 'm';
  icon?: LucideIcon;
  width?: 'auto' | 'full';
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
