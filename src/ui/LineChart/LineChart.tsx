// biome-ignore-all lint/a11y/useSemanticElements: nothing in HTML stands for a drawing with parts.
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a point is focused to be read, not to be pressed.
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: SVG shapes are not focusable unless asked to be.
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { type ReactNode, useId } from 'react';
import { Axes } from '../Chart/Axes';
import * as styles from '../Chart/Chart.css';
import { ChartFrame } from '../Chart/ChartFrame';
import { dash, glyph } from '../Chart/glyphs';
import { apart, type ChartSeries, isNothing, reachOf, stacked } from '../Chart/series';
import { Tip } from '../Chart/Tip';
import { usePoints } from '../Chart/use-points';
import { useSize } from '../Chart/use-size';
import { words as ownWords } from '../Chart/words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';

export interface LineChartProps {
  title: string;
  /** What stands along the foot: months, days. */
  categories: string[];
  series: ChartSeries[];
  /** How a figure is written in full, with its sign. */
  format: (value: number) => string;
  /** How it is written on the axis; as in full, if not said. */
  formatShort?: (value: number) => string;
  /** What the categories are called, in the table. */
  categoryLabel?: string;
  height?: 'short' | 'medium' | 'tall';
  empty?: ReactNode;
  /** Filled below; several are piled one on the other. */
  isFilled?: boolean;
}

/** How figures change. Each line bears its name at its end, a mark and a dash of its own. */
export function LineChart({
  title,
  categories,
  series,
  format,
  formatShort = format,
  categoryLabel,
  height,
  empty,
  isFilled = false,
}: LineChartProps) {
  const words = useWordsOf(ownWords);
  const id = useId();
  const [ref, size] = useSize();
  const isPiled = isFilled && series.length > 1;
  const has = (of: number, place: number) => typeof series[of]?.values[place] === 'number';
  const { root, shown, onKeyDown, point } = usePoints(series.length, has, categories.length);

  const y = scaleLinear().domain(reachOf(series, isPiled)).nice(4);
  const left = Math.max(...y.ticks(4).map((tick) => formatShort(tick).length)) * 6.6 + 14;
  const longest = Math.max(...series.map(({ label }) => label.length), 0) * 7 + 26;
  const isDirect = series.length > 1 && longest < size.width * 0.34;
  const [right, bottom] = [size.width - (isDirect ? longest : 14), size.height - 28];
  y.range([bottom, 12]);
  const x = scalePoint<number>()
    .domain(categories.map((_, place) => place))
    .range([left + 8, right - 8]);
  const middle = (place: number) => x(place) ?? 0;
  const piles = stacked(series);
  const to = (of: number, place: number) =>
    y(isPiled ? (piles[of]?.[place]?.[1] ?? 0) : (series[of]?.values[place] ?? 0));
  const from = (of: number, place: number) => y(isPiled ? (piles[of]?.[place]?.[0] ?? 0) : 0);
  const places = categories.map((_, place) => place);
  const ends = apart(
    series.map((_, of) => to(of, places.findLast((place) => has(of, place)) ?? 0)),
    15,
    14,
    bottom,
  );
  const written = (of: number, place: number) => {
    const value = series[of]?.values[place];
    return typeof value === 'number' ? format(value) : words.missing;
  };

  return (
    <ChartFrame
      title={title}
      columns={[categoryLabel ?? words.category, ...series.map(({ label }) => label)]}
      rows={categories.map((category, place) => ({
        id: category,
        cells: [category, ...series.map((_, of) => written(of, place))],
      }))}
      isEmpty={isNothing(series)}
      empty={empty}
      height={height}
      legend={isDirect ? undefined : series.map(({ label }) => label)}
    >
      <div ref={ref} className={styles.plot({ height })}>
        <VisuallyHidden>
          <span id={id}>{words.howTo}</span>
        </VisuallyHidden>
        {size.width > 0 && (
          <svg className={styles.drawing} role="group" aria-label={title} aria-describedby={id}>
            <Axes
              scale={y}
              categories={categories}
              middle={middle}
              left={left}
              right={right}
              bottom={bottom}
              format={formatShort}
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk the points within. */}
            <g ref={root} onKeyDown={onKeyDown}>
              {series.map(({ id: key, label, values }, of) => (
                <g key={key} className={styles.series[of % 8]}>
                  {isFilled && (
                    <path
                      className={styles.under}
                      d={
                        area<number>()
                          .defined((place) => has(of, place))
                          .x(middle)
                          .y0((place) => from(of, place))
                          .y1((place) => to(of, place))
                          .curve(curveMonotoneX)(places) ?? ''
                      }
                    />
                  )}
                  <path
                    className={styles.trace}
                    strokeDasharray={dash(of)}
                    d={
                      line<number>()
                        .defined((place) => has(of, place))
                        .x(middle)
                        .y((place) => to(of, place))
                        .curve(curveMonotoneX)(places) ?? ''
                    }
                  />
                  {values.map((value, place) =>
                    value === null ? null : (
                      <g
                        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place.
                        key={place}
                        role="img"
                        aria-label={`${label}, ${categories[place]}: ${format(value)}`}
                        className={styles.point}
                        transform={`translate(${middle(place)} ${to(of, place)})`}
                        {...point(of, place)}
                      >
                        <path className={styles.shape} d={glyph(of)} />
                        <circle className={styles.hit} r={12} />
                      </g>
                    ),
                  )}
                </g>
              ))}
            </g>
            {isDirect &&
              series.map(({ id: key, label }, of) => (
                <g key={key} aria-hidden="true" className={styles.series[of % 8]}>
                  <path d={glyph(of)} fill="currentColor" transform={`translate(${right + 8} ${ends[of]})`} />
                  <text className={styles.name} x={right + 18} y={ends[of]} dy="0.32em">
                    {label}
                  </text>
                </g>
              ))}
          </svg>
        )}
        {shown && (
          <Tip
            title={categories[shown.place] ?? ''}
            lines={series.map(({ label }, of) => [label, written(of, shown.place)])}
            x={middle(shown.place)}
            y={to(shown.series, shown.place)}
            width={size.width}
          />
        )}
      </div>
    </ChartFrame>
  );
}

/** A line chart filled below; several series are piled. */
export function AreaChart(props: Omit<LineChartProps, 'isFilled'>) {
  return <LineChart {...props} isFilled />;
}
