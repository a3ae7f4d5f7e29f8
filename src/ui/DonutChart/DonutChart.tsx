// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a drawing with parts.
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a point takes focus to be read, but cannot be
// pressed.
// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: SVG shapes are not focusable by default.
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
  /** Title above the chart; also the name of its table. */
  title: string;
  /** Parts: at most eight, none negative. With a negative part the chart shows a message instead. */
  parts: { id: string; label: string; value: number }[];
  /** Formats a value in full. */
  format: (value: number) => string;
  /** Short format of the sum in the middle. */
  formatShort?: (value: number) => string;
  /** Name of the parts, in the table. */
  partLabel?: string;
  /** `EmptyState` for a chart without data. */
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
      // The table is hidden too, because its shares would be meaningless.
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
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the parts inside. */}
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
