import { Avatar } from '../Avatar/Avatar';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './AvatarGroup.css';

export interface AvatarGroupProps {
  /** Who they are together, for a screen reader: `Equipe`. */
  label: string;
  /** The people, those who matter most first. */
  people: { id: string; name: string; src?: string }[];
  /** How many are shown; the others are counted. */
  maxShown?: number;
  /** How large each round is. */
  size?: 's' | 'm' | 'l';
}

/** A few people at a glance, and how many more there are. Where they are read one by one, a `List`. */
export function AvatarGroup({ label, people, maxShown = 4, size = 's' }: AvatarGroupProps) {
  // A plus for one alone would take the room of the one.
  const count = people.length === maxShown + 1 ? people.length : maxShown;
  const others = people.slice(count).map(({ name }) => name);
  return (
    <ul aria-label={label} className={styles.group}>
      {people.slice(0, count).map(({ id, name, src }) => (
        <li key={id} className={styles.person} title={name}>
          <Avatar name={name} src={src} size={size} isAlone />
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles.rest} title={others.join(', ')}>
          <span aria-hidden>+{others.length}</span>
          <VisuallyHidden>{others.join(', ')}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
