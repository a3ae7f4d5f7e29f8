import type { LucideIcon } from 'lucide-react';
import * as styles from '../Button/Button.css';
import { ButtonElement, type ButtonElementProps } from '../Button/ButtonElement';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps extends Omit<ButtonElementProps, 'children' | 'aria-label'> {
  /** The accessible name; the tooltip shows it. */
  label: string;
  /** The drawing, from `lucide-react`. */
  icon: LucideIcon;
  /** What the act is: `accent` the usual one, `neutral` beside others, `critical` where something may be lost. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** How much it draws the eye: `strong` once a page, `soft` beside it, `quiet` where there are many. */
  weight?: 'strong' | 'soft' | 'quiet';
  /** `m` is the usual one; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Where the tooltip stands. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A button whose drawing everybody knows. When in doubt, a `Button` with words. */
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
