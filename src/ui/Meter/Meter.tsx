import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import * as styles from '../ProgressBar/ProgressBar.css';

export interface MeterProps {
  /** What is measured, above the bar. */
  label: string;
  /** How much is used, between `minValue` and `maxValue`. */
  value: number;
  /** Where the bar is empty. */
  minValue?: number;
  /** Where the bar is full. */
  maxValue?: number;
  /** In words, such as `R$ 82 mil de R$ 100 mil`; else the share. */
  valueText?: string;
  /** The tone says how it stands; the words must say it too. */
  tone?: 'accent' | 'positive' | 'warning' | 'critical';
}

/** How much of a limit is used: a budget, a quota. For what is under way, `ProgressBar`. */
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
