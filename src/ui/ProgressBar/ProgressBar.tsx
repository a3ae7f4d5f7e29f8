import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  label: string;
  /** How much is done, out of `max`. */
  value: number;
  max?: number;
  /** Writes the share beside the label. */
  showValue?: boolean;
  /** Where the words beside it say the same. */
  isLabelHidden?: boolean;
  tone?: 'accent' | 'positive' | 'warning' | 'critical';
}

/** How much of something is done. */
export function ProgressBar({
  label,
  value,
  max = 100,
  showValue = false,
  isLabelHidden = false,
  tone,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={isLabelHidden ? label : undefined}
      value={value}
      maxValue={max}
      className={styles.progress}
    >
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <div className={styles.words}>
              <Label className={styles.label}>{label}</Label>
              {showValue && <span className={styles.value}>{valueText}</span>}
            </div>
          )}
          <div className={styles.track}>
            <div className={styles.bar({ tone })} style={{ transform: `scaleX(${(percentage ?? 0) / 100})` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
