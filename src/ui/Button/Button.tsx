import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useWords } from '../words';
import * as styles from './Button.css';
import { ButtonElement, type ButtonElementProps } from './ButtonElement';

export interface ButtonProps extends ButtonElementProps {
  /** Label: a verb and its object. */
  children: ReactNode;
  /** Tone: `accent` by default, `neutral` beside others, `critical` if data may be lost. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** Visual weight: `strong` once per page, `soft` beside it, `quiet` among many. */
  weight?: 'strong' | 'soft' | 'quiet';
  /** Size: `m` by default; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** Lucide icon before the label. */
  icon?: LucideIcon;
  /** Width: `full` fills the line. */
  width?: 'auto' | 'full';
}

/** Triggers an action. For navigation, use `Link` or `ButtonLink`. */
export function Button({ tone, weight, size, icon, width, children, isPending, ...props }: ButtonProps) {
  const words = useWords();
  return (
    <ButtonElement {...props} isPending={isPending} className={styles.button({ tone, weight, size, width })}>
      <span className={styles.words({ isPending })}>
        {icon && <Icon icon={icon} />}
        {children}
      </span>
      {isPending && (
        <span className={styles.waiting}>
          <Spinner label={words.working} />
        </span>
      )}
    </ButtonElement>
  );
}
