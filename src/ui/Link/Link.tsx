import { Anchor, type AnchorProps } from './Anchor';
import { link } from './Link.css';

export interface LinkProps extends AnchorProps {
  /** `quiet` takes the colour of its surroundings, as in a table. */
  weight?: 'strong' | 'quiet';
}

/** Goes somewhere. To do something, use `Button`. */
export function Link({ weight, ...props }: LinkProps) {
  return <Anchor {...props} className={link({ weight })} />;
}
