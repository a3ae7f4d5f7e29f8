// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a drawing with parts.
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a point takes focus to be read, but cannot be
// pressed.
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: SVG shapes are not focusable by default.
import { scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { PointerEvent } from 'react';
import * as styles from '../Chart/Chart.css';
import { dash, glyph } from '../Chart/glyphs';
import { PlaneFrame, type PlaneProps, usePlane } from '../Chart/Plane';
import { apart, thinned } from '../Chart/series';

export interface LineChartProps extends PlaneProps {
  /** Whether the area below is filled; several series are stacked. */
  isFilled?: boolean;
}

/** Shows changes over time. Each line has its name at its end, a marker and a dash pattern. */
export function LineChart({ isFilled = false, ...chart }: LineChartProps) {
  const { categories, series, format } = chart;
  const plane = usePlane(chart, isFilled && series.length > 1);
  const { width, left, bottom, has, ends } = plane;
  const longest = Math.max(...series.map(({ label }) => label.length), 0) * 7 + 26;
  const isDirect = series.length > 1 && longest < width * 0.34;
  const right = width - (isDirect ? longest : 14);
  const places = categories.map((_, place) => place);
  const x = scalePoint<number>()
    .domain(places)
    .range([left + 8, right - 8]);
  const middle = (place: number) => x(place) ?? 0;
  // If markers would touch each other, only the active one is visible.
  const isDense = x.step() < 16;
  // If several points share a pixel, only the active one is rendered.
  const isPacked = x.step() < 1;
  const traced = series.map((_, of) =>
    isPacked ? thinned(places, middle, (place) => (has(of, place) ? ends(of, place)[1] : undefined)) : places,
  );
  const nearest = (event: PointerEvent<SVGElement>) => {
    const frame = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    const across = event.clientX - (frame?.left ?? 0) - left - 8;
    const place = Math.max(0, Math.min(Math.round(across / x.step()), places.length - 1));
    if (has(0, place)) plane.points.show({ series: 0, place });
  };
  const isDrawn = (of: number, place: number) => {
    const { current, shown } = plane.points;
    return !isPacked || [current, shown].some((each) => each?.series === of && each.place === place);
  };
  const names = apart(
    series.map((_, of) => ends(of, places.findLast((place) => has(of, place)) ?? 0)[1]),
    15,
    14,
    bottom,
  );

  return (
    <PlaneFrame
      chart={chart}
      plane={plane}
      right={right}
      middle={middle}
      hasNames={isDirect}
      beside={
        isDirect &&
        series.map(({ id: key, label }, of) => (
          <g key={key} aria-hidden="true" className={styles.series[of % 8]}>
            <path d={glyph(of)} fill="currentColor" transform={`translate(${right + 8} ${names[of]})`} />
            <text className={styles.name} x={right + 18} y={names[of]} dy="0.32em">
              {label}
            </text>
          </g>
        ))
      }
    >
      {isPacked && (
        <rect
          className={styles.hit}
          x={left}
          y={0}
          width={Math.max(0, right - left)}
          height={bottom}
          onPointerMove={nearest}
          onPointerLeave={() => plane.points.show(undefined)}
        />
      )}
      {series.map(({ id: key, label, values }, of) => (
        <g key={key} className={styles.series[of % 8]}>
          {isFilled && (
            <path
              className={styles.under}
              d={
                area<number>()
                  .defined((place) => has(of, place))
                  .x(middle)
                  .y0((place) => ends(of, place)[0])
                  .y1((place) => ends(of, place)[1])
                  .curve(curveMonotoneX)(traced[of] ?? []) ?? ''
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
                .y((place) => ends(of, place)[1])
                .curve(curveMonotoneX)(traced[of] ?? []) ?? ''
            }
          />
          {values.map((value, place) =>
            value === null || !isDrawn(of, place) ? null : (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its position.
                key={place}
                role="img"
                aria-label={`${label}, ${categories[place]}: ${format(value)}`}
                className={styles.point}
                transform={`translate(${middle(place)} ${ends(of, place)[1]})`}
                {...plane.points.point(of, place)}
              >
                <path className={isDense ? styles.shapeInHand : styles.shape} d={glyph(of)} />
                <circle className={styles.hit} r={isDense ? Math.max(3, x.step()) : 12} />
              </g>
            ),
          )}
        </g>
      ))}
    </PlaneFrame>
  );
}

/** A line chart with filled areas; several series are stacked. */
export function AreaChart(props: Omit<LineChartProps, 'isFilled'>) {
  return <LineChart {...props} isFilled />;
}
