import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children' | 'render'> {
  /** Label beside the switch. */
  label?: string;
  /** Content instead of `label`, if it contains a link. */
  children?: ReactNode;
}

/** An on-off setting with an immediate effect. In a form, use `Checkbox`. */
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
