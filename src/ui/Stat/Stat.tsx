import { ArrowDown, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './Stat.css';

export interface StatProps {
  /** Label of the figure. */
  label: string;
  /** Formatted figure, such as `R$ 98.460,08`. */
  value: ReactNode;
  /** Comparison in words: `12% acima de outubro`. */
  change?: string;
  /** Direction of the change; `tone` says whether it is good. */
  trend?: 'up' | 'down' | 'flat';
  /** Tone of the change; the text must say the same. */
  tone?: 'neutral' | 'positive' | 'critical';
  /** Whether the figure is loading; its space is reserved. */
  isPending?: boolean;
}

const arrows: Record<NonNullable<StatProps['trend']>, LucideIcon> = { up: ArrowUp, down: ArrowDown, flat: ArrowRight };

/** A key figure and its change. Up is not always good, so text and tone say which. */
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
