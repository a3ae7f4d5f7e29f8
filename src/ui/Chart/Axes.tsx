// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: SVG shapes are not focusable unless asked to be.
import type { ScaleLinear } from 'd3-scale';
import * as styles from './Chart.css';

interface AxesProps {
  scale: ScaleLinear<number, number>;
  categories: string[];
  /** The middle of a category, in px. */
  middle: (place: number) => number;
  left: number;
  right: number;
  bottom: number;
  /** How a figure on the axis is written: short. */
  format: (value: number) => string;
}

/** Rules at round figures, zero drawn stronger, and as many names of categories as there is room for. */
export function Axes({ scale, categories, middle, left, right, bottom, format }: AxesProps) {
  const longest = Math.max(...categories.map((category) => category.length), 1) * 6.5 + 12;
  const every = Math.max(1, Math.ceil((categories.length * longest) / Math.max(1, right - left)));
  return (
    <g aria-hidden="true">
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zero : styles.rule}
            x1={left}
            x2={right}
            y1={scale(tick)}
            y2={scale(tick)}
          />
          <text className={styles.axis} x={left - 8} y={scale(tick)} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((category, place) =>
        place % every === 0 ? (
          <text key={category} className={styles.axis} x={middle(place)} y={bottom + 18} textAnchor="middle">
            {category}
          </text>
        ) : null,
      )}
    </g>
  );
}
