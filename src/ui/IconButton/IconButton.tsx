import type { LucideIcon } from 'lucide-react';
import * as styles from '../Button/Button.css';
import { ButtonElement, type ButtonElementProps } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps extends Omit<ButtonElementProps, 'children' | 'aria-label'> {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  /** Icon from `lucide-react`. */
  icon: LucideIcon;
  /** Tone: `accent` by default, `neutral` beside others, `critical` if data may be lost. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** Visual weight: `strong` once per page, `soft` beside it, `quiet` among many. */
  weight?: 'strong' | 'soft' | 'quiet';
  /** Size: `m` by default; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Placement of the tooltip. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A button with a commonly known icon. When in doubt, use a `Button` with a label. */
export function IconButton({
  label,
  icon,
  tone = 'neutral',
  weight = 'quiet',
  size,
  placement,
  isPending,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label} placement={placement}>
      <ButtonElement
        {...props}
        isPending={isPending}
        aria-label={label}
        className={styles.button({ tone, weight, size, shape: 'icon' })}
      >
        {isPending ? <Spinner /> : <Icon icon={icon} />}
      </ButtonElement>
    </Tooltip>
  );
}
