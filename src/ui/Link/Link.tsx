import { Anchor, type AnchorProps } from './Anchor';
import { link } from './Link.css';

export interface LinkProps extends AnchorProps {
  /** `quiet` takes the colour of its surroundings, as in a table. */
  weight?: 'strong' | 'quiet';
}

/** Goes somewhere. To do something, use `Button`. */
export function Link({ weight, ...props }: LinkProps) {
  // Part of every first visit, where size counts for more than drawing it again.
  'use no memo';
  return <Anchor {...props} className={link({ weight })} />;
}
