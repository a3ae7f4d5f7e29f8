import * as styles from './Chart.css';
import type { Box } from './layout';

const rings = [
  { out: 12, opacity: 0.14 },
  { out: 7, opacity: 0.2 },
  { out: 3, opacity: 0.25 },
];

/** The glow around states; when others light up it moves to them, and nothing is made anew. */
export function ChartGlow({ boxes }: { boxes: Box[] }) {
  return boxes.flatMap(({ x, y, width, height }, index) =>
    rings.map(({ out, opacity }) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: what glows next takes the same place.
        key={`${index} ${out}`}
        className={styles.glow}
        x={x - out / 2}
        y={y - out / 2}
        width={width + out}
        height={height + out}
        rx={8 + out / 2}
        strokeWidth={out}
        strokeOpacity={opacity}
      />
    )),
  );
}
