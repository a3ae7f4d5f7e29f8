import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** Label above the bar. */
  label: string;
  /** Completed amount, out of `maxValue`. */
  value: number;
  /** Total amount. */
  maxValue?: number;
  /** Whether the percentage is shown beside the label. */
  showValue?: boolean;
  /** Whether the label is visually hidden because adjacent text says the same. */
  isLabelHidden?: boolean;
  /** Tone of the bar; the text must say the same. */
  tone?: 'accent' | 'neutral' | 'positive' | 'warning' | 'critical';
}

/** Shows the progress of a task. */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  showValue = false,
  isLabelHidden = false,
  tone,
}: ProgressBarProps) {
  // Lists show one per row, so it is a single element there.
  if (isLabelHidden) {
    return (
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={maxValue}
        aria-valuenow={value}
        className={styles.alone({ tone })}
        style={assignInlineVars({ [styles.share]: `${(100 * value) / maxValue}%` })}
      />
    );
  }
  return (
    <AriaProgressBar value={value} maxValue={maxValue} className={styles.progress}>
      {({ percentage, valueText }) => (
        <>
          <div className={styles.words}>
            <Label className={styles.label}>{label}</Label>
            {showValue && <span className={styles.value}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            <div className={styles.bar({ tone })} style={{ transform: `scaleX(${(percentage ?? 0) / 100})` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
