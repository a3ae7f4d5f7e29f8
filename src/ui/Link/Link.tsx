import { Anchor, type AnchorProps } from './Anchor';
import { link } from './Link.css';

export interface LinkProps extends AnchorProps {
  /** Weight: `quiet` inherits the colour, as in a table. */
  weight?: 'strong' | 'quiet';
}

/** Navigates to an address. For actions, use `Button`. */
export function Link({ weight, ...props }: LinkProps) {
  return <Anchor {...props} className={link({ weight })} />;
}
