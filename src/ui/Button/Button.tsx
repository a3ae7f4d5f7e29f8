import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useWords } from '../words';
import * as styles from './Button.css';
import { ButtonElement, type ButtonElementProps } from './ButtonElement';

export interface ButtonProps extends ButtonElementProps {
  /** The words on it: a verb and what it is done to. */
  children: ReactNode;
  /** What the act is: `accent` the usual one, `neutral` beside others, `critical` where something may be lost. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** How much it draws the eye: `strong` once a page, `soft` beside it, `quiet` where there are many. */
  weight?: 'strong' | 'soft' | 'quiet';
  /** `m` is the usual one; `s` for rows, bars and headers. */
  size?: 's' | 'm';
  /** A lucide icon before the words. */
  icon?: LucideIcon;
  /** `full` takes all the room there is in its line. */
  width?: 'auto' | 'full';
}

/** Does something here. To go somewhere, use `Link` or `ButtonLink`. */
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
