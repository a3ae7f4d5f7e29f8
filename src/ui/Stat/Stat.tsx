import { ArrowDown, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './Stat.css';

export interface StatProps {
  /** What the figure is of. */
  label: string;
  /** Written as it is read, such as `R$ 98.460,08`. */
  value: ReactNode;
  /** Against what, in words: `12% acima de outubro`. */
  change?: string;
  /** Which way it went. Whether that is good, `tone` says. */
  trend?: 'up' | 'down' | 'flat';
  /** Whether the change is good; the words must say the same. */
  tone?: 'neutral' | 'positive' | 'critical';
  /** The figure is still coming; its room is kept. */
  isPending?: boolean;
}

const arrows: Record<NonNullable<StatProps['trend']>, LucideIcon> = { up: ArrowUp, down: ArrowDown, flat: ArrowRight };

/** One figure that matters, and how it moved. Up is not always good: the words and the tone say which. */
export function Stat({ label, value, change, trend, tone = 'neutral', isPending }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{isPending ? <Skeleton /> : value}</dd>
      {change && !isPending && (
        <dd className={styles.change({ tone })}>
          {trend && (
            <span className={styles.arrow}>
              <Icon icon={arrows[trend]} size="s" />
            </span>
          )}
          <span>{change}</span>
        </dd>
      )}
    </dl>
  );
}
