import * as styles from './Chart.css';
import type { Box } from './layout';

/** Wider and wider, each as faint as the others: together they fade outwards. */
const rings = [18, 14, 10.5, 7.5, 5, 2.5];
const opacity = 0.085;

/** The glow around states; when others light up it moves to them, and nothing is made anew. */
export function ChartGlow({ boxes }: { boxes: Box[] }) {
  return boxes.flatMap(({ x, y, width, height }, index) =>
    rings.map((out) => (
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
