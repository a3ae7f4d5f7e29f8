// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a drawing with parts.
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a point takes focus to be read, but cannot be
// pressed.
import { scaleBand } from 'd3-scale';
import * as styles from '../Chart/Chart.css';
import { PlaneFrame, type PlaneProps, usePlane } from '../Chart/Plane';

export interface BarChartProps extends PlaneProps {
  /** Whether the bars are stacked instead of side by side. */
  isStacked?: boolean;
}

/** Compares amounts. Negative values extend below the line and keep their sign, because red alone is not accessible. */
export function BarChart({ isStacked = false, ...chart }: BarChartProps) {
  const { categories, series, format, formatShort = format } = chart;
  const plane = usePlane(chart, isStacked);
  const right = plane.width - 8;
  const x = scaleBand<number>()
    .domain(categories.map((_, place) => place))
    .range([plane.left, right])
    .padding(0.28);
  const within = scaleBand<number>()
    .domain(isStacked ? [0] : series.map((_, of) => of))
    .range([0, x.bandwidth()])
    .padding(series.length > 1 && !isStacked ? 0.08 : 0);
  const middle = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  const bar = (of: number, place: number) => {
    const [start, end] = plane.ends(of, place);
    return {
      x: (x(place) ?? 0) + (isStacked ? 0 : (within(of) ?? 0)),
      y: Math.min(start, end),
      width: Math.max(1, within.bandwidth()),
      // A zero is invisible in a stack and a thin line in a bar of its own.
      height: isStacked ? Math.abs(end - start) : Math.max(1, Math.abs(end - start)),
    };
  };
  const longest = Math.max(...(series[0]?.values ?? []).map((value) => formatShort(value ?? 0).length), 1) * 6.6;
  const isLabelled = series.length === 1 && longest < x.step();

  return (
    <PlaneFrame chart={chart} plane={plane} right={right} middle={middle}>
      {series.map(({ id: key, label, values }, of) => (
        <g key={key} className={styles.series[of % 8]}>
          {values.map((value, place) => {
            if (value === null) return null;
            const box = bar(of, place);
            return (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
                key={place}
                role="img"
                aria-label={`${label}, ${categories[place]}: ${format(value)}`}
                className={styles.point}
                {...plane.points.point(of, place)}
              >
                <rect className={styles.shape} rx={isStacked ? 0 : 2} {...box} />
                {isLabelled && (
                  <text
                    className={styles.value}
                    x={middle(place)}
                    y={value < 0 ? box.y + box.height + 13 : box.y - 5}
                    textAnchor="middle"
                  >
                    {formatShort(value)}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </PlaneFrame>
  );
}
