// biome-ignore-all lint/a11y/useSemanticElements: nothing in HTML stands for a drawing with parts.
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

/** What every chart on two axes is told. */
export interface PlaneProps {
  /** Names the chart, above it; its table has the same name. */
  title: string;
  /** What stands along the foot: months, days. */
  categories: string[];
  /** What is drawn: each with an id, a label and a value for each category, `null` where there is none. */
  series: ChartSeries[];
  /** How a figure is written in full, with its sign. */
  format: (value: number) => string;
  /** How it is written on the axis and on a bar; as in full, if not said. */
  formatShort?: (value: number) => string;
  /** What the categories are called, in the table. */
  categoryLabel?: string;
  /** How tall the drawing is. */
  height?: 'short' | 'medium' | 'tall';
  /** Instead of the figures, when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Where the figures of the table lead: to what they are made of. */
  hrefOf?: (series: number, place: number) => string | undefined;
}

// What hangs below zero leaves room for its figure above the names of the categories.
const belowRoom = 1.15;

type Spans = [from: number, to: number][][];

/**
 * The measures of a plane: its edges in px, its scale, where each figure begins and ends, and the points one walks.
 * Figures begin at zero, or are piled, or go from where to where they are told to.
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
  /** The middle of a category, in px. */
  middle: (place: number) => number;
  /** The series are named in the drawing itself. */
  hasNames?: boolean;
  /** What one walks by arrows. */
  children: ReactNode;
  /** What is drawn beside it. */
  beside?: ReactNode;
}

/** The frame, axes, way of the arrows and tip that all charts on two axes share. */
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
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk the points within. */}
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
