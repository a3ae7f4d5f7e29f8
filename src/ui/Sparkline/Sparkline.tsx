import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import * as styles from '../Chart/Chart.css';
import { words as ownWords } from '../Chart/words';
import { useWordsOf } from '../words';

export interface SparklineProps {
  /** What the trend is of; read aloud before its ends. */
  label: string;
  /** The figures in their order, from the first to the last. */
  values: number[];
  /** How a figure is written in what is read aloud. */
  format: (value: number) => string;
}

/** A trend the size of a word; it says its ends and its reach. Beside it the figure itself is written. */
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
