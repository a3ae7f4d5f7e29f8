import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useWords } from '../words';
import * as styles from './Button.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  tone?: 'accent' | 'neutral' | 'critical';
  weight?: 'strong' | 'soft' | 'quiet';
  size?: 's' | 'm';
  icon?: LucideIcon;
  width?: 'auto' | 'full';
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here. To go somewhere, use `Link` or `ButtonLink`. */
export function Button({ tone, weight, size, icon, width, children, isPending, ...props }: ButtonProps) {
  // Part of every first visit, where size counts for more than drawing it again.
  'use no memo';
  const words = useWords();
  return (
    <AriaButton {...props} isPending={isPending} className={styles.button({ tone, weight, size, width })}>
      <span className={styles.words({ isPending })}>
        {icon && <Icon icon={icon} />}
        {children}
      </span>
      {isPending && (
        <span className={styles.waiting}>
          <Spinner label={words.working} />
        </span>
      )}
    </AriaButton>
  );
}
