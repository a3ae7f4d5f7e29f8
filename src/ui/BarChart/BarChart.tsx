// biome-ignore-all lint/a11y/useSemanticElements: nothing in HTML stands for a drawing with parts.
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a point is focused to be read, not to be pressed.
import { scaleBand, scaleLinear } from 'd3-scale';
import { type ReactNode, useId } from 'react';
import { Axes } from '../Chart/Axes';
import * as styles from '../Chart/Chart.css';
import { ChartFrame } from '../Chart/ChartFrame';
import { type ChartSeries, isNothing, reachOf, stacked } from '../Chart/series';
import { Tip } from '../Chart/Tip';
import { usePoints } from '../Chart/use-points';
import { useSize } from '../Chart/use-size';
import { words as ownWords } from '../Chart/words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';

export interface BarChartProps {
  title: string;
  categories: string[];
  series: ChartSeries[];
  /** How a figure is written in full, with its sign. */
  format: (value: number) => string;
  /** How it is written on the axis and on a bar; as in full, if not said. */
  formatShort?: (value: number) => string;
  categoryLabel?: string;
  height?: 'short' | 'medium' | 'tall';
  empty?: ReactNode;
  /** One on the other, instead of side by side. */
  isStacked?: boolean;
}

/** Amounts to compare. What is below zero hangs below the line and keeps its sign: red alone says nothing. */
export function BarChart({
  title,
  categories,
  series,
  format,
  formatShort = format,
  categoryLabel,
  height,
  empty,
  isStacked = false,
}: BarChartProps) {
  const words = useWordsOf(ownWords);
  const id = useId();
  const [ref, size] = useSize();
  const has = (of: number, place: number) => typeof series[of]?.values[place] === 'number';
  const { root, shown, onKeyDown, point } = usePoints(series.length, has, categories.length);

  const y = scaleLinear().domain(reachOf(series, isStacked)).nice(4);
  const left = Math.max(...y.ticks(4).map((tick) => formatShort(tick).length)) * 6.6 + 14;
  const [right, bottom] = [size.width - 8, size.height - 28];
  y.range([bottom, 18]);
  const x = scaleBand<number>()
    .domain(categories.map((_, place) => place))
    .range([left, right])
    .padding(0.28);
  const within = scaleBand<number>()
    .domain(isStacked ? [0] : series.map((_, of) => of))
    .range([0, x.bandwidth()])
    .padding(series.length > 1 && !isStacked ? 0.08 : 0);
  const piles = stacked(series);
  const middle = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  const bar = (of: number, place: number) => {
    const [low, high] = isStacked ? (piles[of]?.[place] ?? [0, 0]) : [0, series[of]?.values[place] ?? 0];
    const [start, end] = [y(low), y(high)];
    return {
      x: (x(place) ?? 0) + (isStacked ? 0 : (within(of) ?? 0)),
      y: Math.min(start, end),
      width: Math.max(1, within.bandwidth()),
      height: Math.max(1, Math.abs(end - start)),
    };
  };
  const written = (of: number, place: number) => {
    const value = series[of]?.values[place];
    return typeof value === 'number' ? format(value) : words.missing;
  };
  const longest = Math.max(...(series[0]?.values ?? []).map((value) => formatShort(value ?? 0).length), 1) * 6.6;
  const isLabelled = series.length === 1 && longest < x.step();

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
      legend={series.map(({ label }) => label)}
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
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk the bars within. */}
            <g ref={root} onKeyDown={onKeyDown}>
              {series.map(({ id: key, label, values }, of) => (
                <g key={key} className={styles.series[of % 8]}>
                  {values.map((value, place) => {
                    if (value === null) return null;
                    const box = bar(of, place);
                    return (
                      <g
                        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
                        key={place}
                        role="img"
                        aria-label={`${label}, ${categories[place]}: ${format(value)}`}
                        className={styles.point}
                        {...point(of, place)}
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
            </g>
          </svg>
        )}
        {shown && (
          <Tip
            title={categories[shown.place] ?? ''}
            lines={series.map(({ label }, of) => [label, written(of, shown.place)])}
            x={middle(shown.place)}
            y={bar(shown.series, shown.place).y}
            width={size.width}
          />
        )}
      </div>
    </ChartFrame>
  );
}
