// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a drawing with parts.
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a point takes focus to be read, but cannot be
// pressed.
import { scaleBand } from 'd3-scale';
import * as styles from '../Chart/Chart.css';
import { PlaneFrame, type PlaneProps, usePlane } from '../Chart/Plane';
import { words as ownWords } from '../Chart/words';
import { useWordsOf } from '../words';
import { runningOf } from './running';
import * as own from './WaterfallChart.css';

export interface WaterfallStep {
  /** Unique id. */
  id: string;
  /** Label on the axis. */
  label: string;
  /** Change, negative for a decrease; for a total, its value. `null` if unknown. */
  value: number | null;
  /** Whether it is a total, whose bar starts at zero: an opening amount, a subtotal, a result. */
  isTotal?: boolean;
}

export interface WaterfallChartProps extends Omit<PlaneProps, 'categories' | 'series' | 'hrefOf'> {
  /** Steps in order, each starting where the previous one ended. */
  steps: WaterfallStep[];
  /** Name of the amounts, in the table. */
  valueLabel?: string;
}

// Indexes into the chart colours, which are distinguishable with colour blindness; the signs say the same.
const colours = { total: 0, up: 4, down: 3 };

/** Shows how one amount becomes another by additions and deductions. Each step has its sign. */
export function WaterfallChart({ steps, valueLabel, ...rest }: WaterfallChartProps) {
  const words = useWordsOf(ownWords);
  const { format, formatShort = format } = rest;
  const running = runningOf(steps);
  const amounts = { id: 'amount', label: valueLabel ?? words.value, values: steps.map(({ value }) => value) };
  const after = { id: 'after', label: words.after, values: running.map(([, end]) => end) };
  const chart = { categoryLabel: words.part, ...rest, categories: steps.map(({ label }) => label) };
  const drawn = usePlane({ ...chart, series: [amounts] }, [running]);
  const signed = (place: number, write: (value: number) => string) => {
    const { value, isTotal } = steps[place] as WaterfallStep;
    if (value === null) return words.missing;
    return value > 0 && !isTotal ? `+${write(value)}` : write(value);
  };
  const plane = {
    ...drawn,
    written: (of: number, place: number) => (of === 0 ? signed(place, format) : format(after.values[place] ?? 0)),
  };
  const right = plane.width - 8;
  const x = scaleBand<number>()
    .domain(steps.map((_, place) => place))
    .range([plane.left, right])
    .padding(0.28);
  const middle = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  const longest = Math.max(...steps.map((_, place) => signed(place, formatShort).length), 1) * 6.6;
  const isLabelled = longest < x.step();

  return (
    <PlaneFrame chart={{ ...chart, series: [amounts, after] }} plane={plane} right={right} middle={middle} hasNames>
      {steps.map(({ id, label, value, isTotal }, place) => {
        const [start, end] = plane.ends(0, place);
        const link = place < steps.length - 1 && (
          <line
            className={own.link}
            x1={(x(place) ?? 0) + (value === null ? 0 : x.bandwidth())}
            x2={x(place + 1)}
            y1={end}
            y2={end}
          />
        );
        if (value === null) return <g key={id}>{link}</g>;
        const kind = isTotal ? 'total' : value < 0 ? 'down' : 'up';
        const [top, bottom] = [Math.min(start, end), Math.max(start, end)];
        const isBelow = isTotal ? value < 0 : kind === 'down';
        return (
          <g key={id} className={styles.series[colours[kind]]}>
            {link}
            <g
              role="img"
              aria-label={`${label}: ${plane.written(0, place)}${isTotal ? '' : `, ${words.after} ${plane.written(1, place)}`}`}
              className={styles.point}
              {...plane.points.point(0, place)}
            >
              <rect
                className={styles.shape}
                rx={2}
                x={x(place)}
                y={top}
                width={Math.max(1, x.bandwidth())}
                height={Math.max(1, bottom - top)}
              />
              {isLabelled ? (
                <text
                  className={styles.value}
                  x={middle(place)}
                  y={isBelow ? bottom + 13 : top - 5}
                  textAnchor="middle"
                >
                  {signed(place, formatShort)}
                </text>
              ) : (
                !isTotal && (
                  <path
                    className={own.sign}
                    transform={`translate(${middle(place)} ${isBelow ? bottom + 7 : top - 7})`}
                    d={isBelow ? 'M-4,-3H4L0,4Z' : 'M-4,3H4L0,-4Z'}
                  />
                )
              )}
            </g>
          </g>
        );
      })}
    </PlaneFrame>
  );
}
