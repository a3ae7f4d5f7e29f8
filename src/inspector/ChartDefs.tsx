import { memo } from 'react';
import * as styles from './Chart.css';
import { tones } from './ChartArrows';

/** The arrowheads of a chart. */
export const ChartDefs = memo(function ChartDefs() {
  return (
    <defs>
      {tones.map((tone) => (
        <marker
          key={tone}
          id={`arrow-${tone}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0.5 0.8L7.5 4L0.5 7.2Z" className={styles.arrow[tone]} />
        </marker>
      ))}
    </defs>
  );
});
