import * as styles from './Chart.css';

interface TipProps {
  title: string;
  lines: [label: string, value: string][];
  x: number;
  y: number;
  width: number;
}

/** Tooltip with the values at the active point; screen readers get them from the point itself. */
export function Tip({ title, lines, x, y, width }: TipProps) {
  const isLeft = x > width / 2;
  return (
    <div
      aria-hidden
      className={styles.tip}
      style={{ top: Math.max(0, y - 24), ...(isLeft ? { right: width - x + 12 } : { left: x + 12 }) }}
    >
      <div className={styles.tipTitle}>{title}</div>
      {lines.map(([label, value]) => (
        <div key={label} className={styles.tipLine}>
          <span>{label}</span>
          <span>{value}</span>
        </div>
      ))}
    </div>
  );
}
