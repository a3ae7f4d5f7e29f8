import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import * as styles from '../Chart/Chart.css';
import { words as ownWords } from '../Chart/words';
import { useWordsOf } from '../words';

export interface SparklineProps {
  /** Name of the trend; screen readers read it before the values. */
  label: string;
  /** Values in order. */
  values: number[];
  /** Formats a value for screen readers. */
  format: (value: number) => string;
}

/**
 * A word-sized trend line; its description has the first, last, lowest and highest value. Show the current figure
 * beside it.
 */
export function Sparkline({ label, values, format }: SparklineProps) {
  const words = useWordsOf(ownWords);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [3, 93]);
  const y = scaleLinear([least, most === least ? least + 1 : most], [21, 3]);
  return (
    <svg
      className={`${styles.spark} ${styles.series[0]}`}
      viewBox="0 0 96 24"
      role="img"
      aria-label={`${label}: ${words.trend(format(first), format(last), format(least), format(most))}`}
    >
      <path
        className={styles.trace}
        d={
          line<number>(
            (_, at) => x(at),
            (value) => y(value),
          )(values) ?? ''
        }
      />
      <circle fill="currentColor" cx={x(values.length - 1)} cy={y(last)} r={3} />
    </svg>
  );
}
