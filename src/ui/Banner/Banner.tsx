import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../words';
import * as styles from './Banner.css';

export interface BannerProps {
  /** What is the matter, in one line. */
  title: string;
  /** What follows from it, and what may be done. */
  children?: ReactNode;
  /** The colour and the icon: how much it matters. */
  tone?: 'info' | 'positive' | 'warning' | 'critical' | 'neutral';
  /** What may be done about it: a `Button` or a `Link`. */
  action?: ReactNode;
  /** Read aloud at once, for what appears after the person acted. */
  isLive?: boolean;
}

const icons: Record<NonNullable<BannerProps['tone']>, LucideIcon> = {
  info: Info,
  neutral: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
};

/** Something to know about this page, staying until it is no longer true. */
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
