import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import * as styles from '../ProgressBar/ProgressBar.css';

export interface MeterProps {
  /** Label above the bar. */
  label: string;
  /** Used amount, between `minValue` and `maxValue`. */
  value: number;
  /** Value of an empty bar. */
  minValue?: number;
  /** Value of a full bar. */
  maxValue?: number;
  /** Value in words, such as `R$ 82 mil de R$ 100 mil`; by default the percentage. */
  valueText?: string;
  /** Tone by the state; the text must say it too. */
  tone?: 'accent' | 'positive' | 'warning' | 'critical';
}

/** Shows how much of a limit is used: a budget, a quota. For a running task, use `ProgressBar`. */
export function Meter({ label, value, minValue = 0, maxValue = 100, valueText, tone }: MeterProps) {
  return (
    <AriaMeter value={value} minValue={minValue} maxValue={maxValue} valueLabel={valueText} className={styles.progress}>
      {({ percentage, valueText: words }) => (
        <>
          <div className={styles.words}>
            <Label className={styles.label}>{label}</Label>
            <span className={styles.value}>{words}</span>
          </div>
          <div className={styles.track}>
            <div className={styles.bar({ tone })} style={{ transform: `scaleX(${percentage / 100})` }} />
          </div>
        </>
      )}
    </AriaMeter>
  );
}
