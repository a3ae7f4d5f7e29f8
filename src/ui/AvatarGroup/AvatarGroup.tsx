import { Avatar } from '../Avatar/Avatar';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './AvatarGroup.css';

export interface AvatarGroupProps {
  /** Accessible name of the group: `Equipe`. */
  label: string;
  /** People, the most important first. */
  people: { id: string; name: string; src?: string }[];
  /** Maximum number of visible avatars; the others are counted. */
  maxShown?: number;
  /** Diameter. */
  size?: 's' | 'm' | 'l';
}

/** Shows a few people and the number of the others. To read them one by one, use a `List`. */
export function AvatarGroup({ label, people, maxShown = 4, size = 's' }: AvatarGroupProps) {
  // A "+1" would need the same space as the avatar.
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
