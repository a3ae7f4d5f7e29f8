// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: SVG shapes are not focusable by default.
import type { ScaleLinear } from 'd3-scale';
import * as styles from './Chart.css';

interface AxesProps {
  scale: ScaleLinear<number, number>;
  categories: string[];
  /** Returns the centre of a category in px. */
  middle: (place: number) => number;
  left: number;
  right: number;
  bottom: number;
  /** Short format of a value on the axis. */
  format: (value: number) => string;
}

/** Grid lines at round values with a stronger zero line, and as many category labels as fit. */
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
