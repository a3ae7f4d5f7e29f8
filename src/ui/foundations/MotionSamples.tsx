import { measures } from '../theme/measures';
import * as styles from './foundations.css';

const movers = { quick: styles.moverQuick, calm: styles.moverCalm };

/** The two durations in a loop. With reduced motion in the toolbar they do not move. */
export function MotionSamples() {
  return (
    <div className="sb-unstyled">
      {(['quick', 'calm'] as const).map((name) => (
        <div key={name} className={styles.stage}>
          <code className={styles.specimenName}>
            {name} · {measures.motion[name]}
          </code>
          <div className={movers[name]} />
        </div>
      ))}
    </div>
  );
}
