import * as styles from './foundations.css';

/** The two lengths, played over and over. With reduced motion in the toolbar, they stand still. */
export function MotionSamples() {
  return (
    <div className="sb-unstyled">
      <div className={styles.stage}>
        <code className={styles.specimenName}>quick · 120 ms</code>
        <div className={styles.moverQuick} />
      </div>
      <div className={styles.stage}>
        <code className={styles.specimenName}>calm · 200 ms</code>
        <div className={styles.moverCalm} />
      </div>
    </div>
  );
}
