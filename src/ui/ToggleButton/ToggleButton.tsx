import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './ToggleButton.css';

export interface ToggleButtonProps
  extends Omit<AriaToggleButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /** Words that stay the same on and off, such as `Só atrasados`. */
  children?: ReactNode;
  /** Only when the icon stands alone; the tooltip shows it. */
  label?: string;
  /** The drawing, from `lucide-react`, before the words or alone. */
  icon?: LucideIcon;
  /** How much it draws the eye: `quiet` where there are many. */
  weight?: 'soft' | 'quiet';
  /** `m` is the usual one; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Reaches the button's element, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** Stays pressed until it is pressed again: a filter, a mode. In a form, use `Switch` or `Checkbox`. */
export function ToggleButton({ children, label, icon, weight = 'soft', size, ...props }: ToggleButtonProps) {
  const shape = label ? 'icon' : 'text';
  const toggle = (
    <AriaToggleButton
      {...props}
      aria-label={label}
      className={`${button({ tone: 'neutral', weight, size, shape })} ${styles.toggle}`}
    >
      {icon && <Icon icon={icon} />}
      {!label && children}
    </AriaToggleButton>
  );
  return label ? <Tooltip text={label}>{toggle}</Tooltip> : toggle;
}
