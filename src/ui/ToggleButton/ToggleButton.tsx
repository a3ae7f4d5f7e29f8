import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { button } from '../Button/Button.css';
import { ButtonElement, type ButtonElementProps } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './ToggleButton.css';

export interface ToggleButtonProps
  extends Omit<ButtonElementProps, 'children' | 'aria-label' | 'aria-pressed' | 'isPending' | 'onPress'> {
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
  /** Whether it is on, when the caller keeps it. */
  isSelected?: boolean;
  /** Whether it is on to begin with, when it keeps that itself. */
  defaultSelected?: boolean;
  /** Called when it is pressed: whether it is on now. */
  onChange?: (isSelected: boolean) => void;
}

/** Stays pressed until it is pressed again: a filter, a mode. In a form, use `Switch` or `Checkbox`. */
export function ToggleButton({
  children,
  label,
  icon,
  weight = 'soft',
  size,
  isSelected,
  defaultSelected = false,
  onChange,
  ...props
}: ToggleButtonProps) {
  const [isOn, setOn] = useControlledState(isSelected, defaultSelected, onChange);
  const shape = label ? 'icon' : 'text';
  const toggle = (
    <ButtonElement
      {...props}
      aria-label={label}
      aria-pressed={isOn}
      data-selected={isOn || undefined}
      className={`${button({ tone: 'neutral', weight, size, shape })} ${styles.toggle}`}
      onPress={() => setOn(!isOn)}
    >
      {icon && <Icon icon={icon} />}
      {!label && children}
    </ButtonElement>
  );
  return label ? <Tooltip text={label}>{toggle}</Tooltip> : toggle;
}
