import { divider } from './Divider.css';

/** A hairline between two things that are not one. */
export function Divider() {
  return <hr className={divider} />;
}
