import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children' | 'render'> {
  label?: string;
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
