import { divider } from './Divider.css';

/** A hairline between two groups of content. */
export function Divider() {
  return <hr className={divider} />;
}
