import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { link } from './Link.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  /** Where it leads. */
  href: string;
  /** The words of the link: what one finds there. */
  children: ReactNode;
  /** `quiet` takes the colour of its surroundings, as in a table. */
  weight?: 'strong' | 'quiet';
  /** Reaches the link's element, to give it the focus. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. To do something, use `Button`. */
export function Link({ weight, ...props }: LinkProps) {
  // Part of every first visit, where size counts for more than drawing it again.
  'use no memo';
  return <AriaLink {...props} className={link({ weight })} />;
}
