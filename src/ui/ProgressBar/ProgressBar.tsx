import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** What is under way, above the bar. */
  label: string;
  /** How much is done, out of `maxValue`. */
  value: number;
  /** How much there is to do in all. */
  maxValue?: number;
  /** Writes the share beside the label. */
  showValue?: boolean;
  /** Where the words beside it say the same. */
  isLabelHidden?: boolean;
  /** The colour of the bar; the words must say the same. */
  tone?: 'accent' | 'neutral' | 'positive' | 'warning' | 'critical';
}

/** How much of something is done. */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  showValue = false,
  isLabelHidden = false,
  tone,
}: ProgressBarProps) {
  // Rows of lists show it so: it is one element there.
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
