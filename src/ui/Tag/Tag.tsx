import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as styles from '../TagGroup/TagGroup.css';

export interface TagProps {
  /** The name. */
  children: string;
  /** A lucide icon before the words. */
  icon?: LucideIcon;
}

/** One short name, such as a subject or a skill. For a state, `Badge`; to remove or walk several, `TagGroup`. */
export function Tag({ children, icon }: TagProps) {
  return (
    <span className={styles.tag}>
      {icon && <Icon icon={icon} size="s" />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
