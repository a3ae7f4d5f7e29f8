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
  /** Label that is the same on and off, such as `Só atrasados`. */
  children?: ReactNode;
  /** Accessible name of a button with only an icon, also shown as a tooltip. */
  label?: string;
  /** Icon from `lucide-react`, before the label or alone. */
  icon?: LucideIcon;
  /** Visual weight: `quiet` among many. */
  weight?: 'soft' | 'quiet';
  /** Size: `m` by default; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Whether it is on (controlled). */
  isSelected?: boolean;
  /** Whether it is initially on (uncontrolled). */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
}

/** A button that toggles a filter or a mode. In a form, use `Switch` or `Checkbox`. */
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
