import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as styles from '../TagGroup/TagGroup.css';

export interface TagProps {
  /** Name. */
  children: string;
  /** Lucide icon before the label. */
  icon?: LucideIcon;
}

/** A short name, such as a subject or a skill. For a state, use `Badge`; for a removable list, `TagGroup`. */
export function Tag({ children, icon }: TagProps) {
  return (
    <span className={styles.tag}>
      {icon && <Icon icon={icon} size="s" />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
