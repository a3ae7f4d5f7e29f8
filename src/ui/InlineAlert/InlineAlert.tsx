import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../words';
import * as styles from './InlineAlert.css';

export interface InlineAlertProps {
  /** What to know, in one or two sentences. */
  children: ReactNode;
  /** The colour and the icon: how much it matters. */
  tone?: 'info' | 'positive' | 'warning' | 'critical';
  /** Read aloud at once, for what appears after the person acted. */
  isLive?: boolean;
}

const icons: Record<NonNullable<InlineAlertProps['tone']>, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
};

/** A line to know beside what it is about, in a form or a card. For a whole page, `Banner`. */
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
