// biome-ignore-all lint/a11y/useSemanticElements: nothing in HTML stands for a drawing with parts.
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a point is focused to be read, not to be pressed.
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: SVG shapes are not focusable unless asked to be.
import { arc, pie } from 'd3-shape';
import { type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as chart from '../Chart/Chart.css';
import { ChartFrame, KeyMark } from '../Chart/ChartFrame';
import { usePoints } from '../Chart/use-points';
import { words as ownWords } from '../Chart/words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWordsOf } from '../words';
import * as styles from './DonutChart.css';

export interface DonutChartProps {
  /** Names the chart, above it; its table has the same name. */
  title: string;
  /** At most eight, none below zero: with one the chart refuses all, and says which. */
  parts: { id: string; label: string; value: number }[];
  /** How a figure is written in full. */
  format: (value: number) => string;
  /** How the sum is written in the middle: short. */
  formatShort?: (value: number) => string;
  /** What the parts are called, in the table. */
  partLabel?: string;
  /** Instead of the figures, when there are none: an `EmptyState`. */
  empty?: ReactNode;
}

/** Parts of a whole, each named beside the ring with its value and share. */
export function DonutChart({ title, parts, format, formatShort = format, partLabel, empty }: DonutChartProps) {
  const words = useWordsOf(ownWords);
  const { locale } = useLocale();
  const id = useId();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const { root, onKeyDown, point } = usePoints(1, (_, place) => place < parts.length, parts.length);
  const slices = pie<number>().sort(null)(parts.map(({ value }) => value));
  const shape = arc<(typeof slices)[number]>().innerRadius(54).outerRadius(84).padAngle(0.02).cornerRadius(2);
  const below = parts.filter(({ value }) => value < 0).map(({ label, value }) => `${label}, ${format(value)}`);
  const share = (value: number) => percent.format(total > 0 ? value / total : 0);

  return (
    <ChartFrame
      title={title}
      columns={[partLabel ?? words.part, words.value, words.share]}
      rows={() => parts.map(({ id: key, label, value }) => ({ id: key, cells: [label, format(value), share(value)] }))}
      // Neither does its table tell what is no part of the whole: the shares would be of another.
      isEmpty={below.length > 0 || parts.every(({ value }) => value === 0)}
      empty={below.length > 0 ? words.belowZero(below.join('; ')) : empty}
      height="short"
    >
      <div className={styles.round}>
        <div className={styles.ring}>
          <VisuallyHidden>
            <span id={id}>{words.howToRound}</span>
          </VisuallyHidden>
          <svg
            className={chart.drawing}
            viewBox="-88 -88 176 176"
            role="group"
            aria-label={title}
            aria-describedby={id}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk the parts within. */}
            <g ref={root} onKeyDown={onKeyDown}>
              {slices.map((slice, at) => {
                const { id: key, label, value } = parts[at] as DonutChartProps['parts'][number];
                return (
                  <g
                    key={key}
                    role="img"
                    aria-label={`${label}: ${format(value)}, ${share(value)}`}
                    className={`${chart.point} ${chart.series[at % 8]}`}
                    {...point(0, at)}
                  >
                    <path className={chart.shape} d={shape(slice) ?? ''} />
                  </g>
                );
              })}
            </g>
            <text aria-hidden="true" className={chart.axis} textAnchor="middle" y="-0.5em">
              {words.total}
            </text>
            <text aria-hidden="true" className={styles.middle} textAnchor="middle" y="0.8em">
              {formatShort(total)}
            </text>
          </svg>
        </div>
        <ul className={styles.parts} aria-label={words.legend}>
          {parts.map(({ id: key, label, value }, at) => (
            <li key={key} className={styles.part}>
              <KeyMark at={at} />
              <span className={styles.partWords}>{label}</span>
              <span className={styles.partValue}>
                {format(value)} · {share(value)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
