import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import * as styles from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** Two or more of `Button`, `IconButton` or `ButtonLink`. */
  children: ReactNode;
  /** Spacing: `joined` makes one bar; `apart` lets the buttons wrap. */
  spacing?: 'apart' | 'joined';
}

/** Related actions side by side. For a choice, use `ToggleButtonGroup`. */
export function ButtonGroup({ label, children, spacing }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={styles.group({ spacing })}>
      {children}
    </Group>
  );
}
