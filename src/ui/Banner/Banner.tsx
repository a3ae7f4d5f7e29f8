import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../words';
import * as styles from './Banner.css';

export interface BannerProps {
  /** Message in one line. */
  title: string;
  /** Consequences, and possible actions. */
  children?: ReactNode;
  /** Tone, which sets colour and icon by severity. */
  tone?: 'info' | 'positive' | 'warning' | 'critical' | 'neutral';
  /** Action: a `Button` or a `Link`. */
  action?: ReactNode;
  /** Whether it is announced at once, for a message that follows a user action. */
  isLive?: boolean;
}

const icons: Record<NonNullable<BannerProps['tone']>, LucideIcon> = {
  info: Info,
  neutral: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
};

/** A message about this page that stays until it no longer applies. */
export function Banner({ title, children, tone = 'info', action, isLive }: BannerProps) {
  const words = useWords();
  const kind = {
    info: words.info,
    neutral: words.info,
    positive: words.success,
    warning: words.warning,
    critical: words.error,
  };
  return (
    <div className={styles.banner({ tone })} role={isLive ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>
          <VisuallyHidden>{kind[tone]}: </VisuallyHidden>
          {title}
        </p>
        {children && <div className={styles.details}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
