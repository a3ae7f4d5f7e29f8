import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children' | 'render'> {
  /** The words beside the switch: what is on or off. */
  label?: string;
  /** Instead of `label`, when a link stands in the words. */
  children?: ReactNode;
}

/** On or off, at once. For what waits for a form, use `Checkbox`. */
export function Switch({ label, children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={styles.row}>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      {label ?? children}
    </AriaSwitch>
  );
}
