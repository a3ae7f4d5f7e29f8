import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import * as styles from './ButtonGroup.css';

export interface ButtonGroupProps {
  /** What the acts are about, for a screen reader. */
  label: string;
  /** Two or more of `Button`, `IconButton` or `ButtonLink`. */
  children: ReactNode;
  /** `joined` makes one bar of them; `apart` lets them wrap. */
  spacing?: 'apart' | 'joined';
}

/** Acts on the same thing, side by side. For a choice, use `ToggleButtonGroup`. */
export function ButtonGroup({ label, children, spacing }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={styles.group({ spacing })}>
      {children}
    </Group>
  );
}
