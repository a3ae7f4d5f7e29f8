// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a drawing with parts.
import { scaleLinear } from 'd3-scale';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import { Axes } from './Axes';
import * as styles from './Chart.css';
import { ChartFrame } from './ChartFrame';
import { type ChartSeries, isNothing, reachOf, stacked } from './series';
import { Tip } from './Tip';
import { usePoints } from './use-points';
import { useSize } from './use-size';
import { words as ownWords } from './words';

/** The props of every chart with two axes. */
export interface PlaneProps {
  /** Title above the chart; also the name of its table. */
  title: string;
  /** Labels of the horizontal axis: months, days. */
  categories: string[];
  /** Series, each with an id, a label and a value per category, `null` if unknown. */
  series: ChartSeries[];
  /** Formats a value in full, with its sign. */
  format: (value: number) => string;
  /** Formats a value on the axis and on a bar; defaults to `format`. */
  formatShort?: (value: number) => string;
  /** Name of the categories, in the table. */
  categoryLabel?: string;
  /** Height of the drawing. */
  height?: 'short' | 'medium' | 'tall';
  /** `EmptyState` for a chart without data. */
  empty?: ReactNode;
  /** Returns the address of a figure in the table, such as its source records. */
  hrefOf?: (series: number, place: number) => string | undefined;
}

// Leaves space for the values of negative bars above the category labels.
const belowRoom = 1.15;

type Spans = [from: number, to: number][][];

/**
 * Computes edges in px, the scale, the start and end of each value, and the focusable points. Values start at zero, are
 * stacked, or use the given ranges.
 */
export function usePlane({ categories, series, format, formatShort = format }: PlaneProps, isPiled: boolean | Spans) {
  const words = useWordsOf(ownWords);
  const [box, { width, height }] = useSize();
  const has = (of: number, place: number) => typeof series[of]?.values[place] === 'number';
  const points = usePoints(series.length, has, categories.length);
  const bottom = height - 28;
  const spans = typeof isPiled !== 'boolean' && isPiled;
  const reach = spans
    ? [Math.min(0, ...spans.flat(2)) * belowRoom, Math.max(0, ...spans.flat(2))]
    : reachOf(series, isPiled === true);
  const y = scaleLinear().domain(reach).nice(4).range([bottom, 18]);
  const left = Math.max(...y.ticks(4).map((tick) => formatShort(tick).length)) * 6.6 + 14;
  const piles = spans || stacked(series);
  const ends = (of: number, place: number) => {
    const [low, high] = isPiled ? (piles[of]?.[place] ?? [0, 0]) : [0, series[of]?.values[place] ?? 0];
    return [y(low), y(high)] as const;
  };
  const written = (of: number, place: number) => {
    const value = series[of]?.values[place];
    return typeof value === 'number' ? format(value) : words.missing;
  };
  return { box, width, left, bottom, y, has, ends, written, points };
}

interface PlaneFrameProps {
  chart: PlaneProps;
  plane: ReturnType<typeof usePlane>;
  right: number;
  /** Returns the centre of a category in px. */
  middle: (place: number) => number;
  /** Whether the drawing itself names the series. */
  hasNames?: boolean;
  /** Focusable points. */
  children: ReactNode;
  /** Further shapes. */
  beside?: ReactNode;
}

/** Frame, axes, keyboard navigation and tooltip of charts with two axes. */
export function PlaneFrame({ chart, plane, right, middle, hasNames, children, beside }: PlaneFrameProps) {
  const { title, categories, series, format, formatShort = format, categoryLabel, height, empty, hrefOf } = chart;
  const { box, width, left, bottom, y, ends, written, points } = plane;
  const { root, shown, onKeyDown } = points;
  const words = useWordsOf(ownWords);
  const id = useId();
  return (
    <ChartFrame
      title={title}
      columns={[categoryLabel ?? words.category, ...series.map(({ label }) => label)]}
      rows={() =>
        categories.map((category, place) => ({
          id: category,
          cells: [category, ...series.map((_, of) => written(of, place))],
          hrefs: hrefOf && series.map((_, of) => hrefOf(of, place)),
        }))
      }
      isEmpty={isNothing(series)}
      empty={empty}
      height={height}
      legend={hasNames ? undefined : series.map(({ label }) => label)}
    >
      <div ref={box} className={styles.plot({ height })}>
        <VisuallyHidden>
          <span id={id}>{words.howTo}</span>
        </VisuallyHidden>
        {width > 0 && (
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
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the points inside. */}
            <g ref={root} onKeyDown={onKeyDown}>
              {children}
            </g>
            {beside}
          </svg>
        )}
        {shown && (
          <Tip
            title={categories[shown.place] ?? ''}
            lines={series.map(({ label }, of) => [label, written(of, shown.place)])}
            x={middle(shown.place)}
            y={Math.min(...ends(shown.series, shown.place))}
            width={width}
          />
        )}
      </div>
    </ChartFrame>
  );
}
