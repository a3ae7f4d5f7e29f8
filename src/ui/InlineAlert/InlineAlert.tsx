import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../words';
import * as styles from './InlineAlert.css';

export interface InlineAlertProps {
  /** Message in one or two sentences. */
  children: ReactNode;
  /** Tone, which sets colour and icon by severity. */
  tone?: 'info' | 'positive' | 'warning' | 'critical';
  /** Whether it is announced at once, for a message that follows a user action. */
  isLive?: boolean;
}

const icons: Record<NonNullable<InlineAlertProps['tone']>, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
};

/** A message within a form or a card. For a whole page, use `Banner`. */
export function InlineAlert({ children, tone = 'info', isLive }: InlineAlertProps) {
  const words = useWords();
  const kind = { info: words.info, positive: words.success, warning: words.warning, critical: words.error };
  return (
    <div className={styles.alert({ tone })} role={isLive ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon icon={icons[tone]} size="s" />
      </span>
      <div className={styles.words}>
        <VisuallyHidden>{kind[tone]}: </VisuallyHidden>
        {children}
      </div>
    </div>
  );
}
