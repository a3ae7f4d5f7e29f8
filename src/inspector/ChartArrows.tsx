import { memo } from 'react';
import * as styles from './Chart.css';
import type { Laid, Point } from './layout';

/** How an arrow or a label stands out: just taken, of an active state, of a beginning, or not at all. */
export type Tone = 'idle' | 'first' | 'near' | 'lit' | 'default';
export const tones: readonly Tone[] = ['idle', 'first', 'near', 'lit', 'default'];

const radius = 7;

/** A path with round corners. */
function rounded(points: Point[]): string {
  const [first] = points;
  if (!first) return '';
  const turns = points.slice(1, -1).map((at, index) => {
    const before = points[index] as Point;
    const after = points[index + 2] as Point;
    const [back, on] = [Math.hypot(at.x - before.x, at.y - before.y), Math.hypot(after.x - at.x, after.y - at.y)];
    const size = Math.min(radius, back / 2, on / 2);
    if (size < 0.5) return `L${at.x} ${at.y}`;
    const towards = (other: Point, length: number) =>
      `${at.x + ((other.x - at.x) / length) * size} ${at.y + ((other.y - at.y) / length) * size}`;
    return `L${towards(before, back)}Q${at.x} ${at.y} ${towards(after, on)}`;
  });
  const last = points.at(-1) as Point;
  return `M${first.x} ${first.y}${turns.join('')}L${last.x} ${last.y}`;
}

interface ArrowProps {
  path: Laid['paths'][number];
  tone: Tone;
}

const Arrow = memo(function Arrow({ path: { points, hasArrow }, tone }: ArrowProps) {
  return (
    <path d={rounded(points)} className={styles.path[tone]} markerEnd={hasArrow ? `url(#arrow-${tone})` : undefined} />
  );
});

interface ChartArrowsProps {
  laid: Laid;
  toneOf: (link: string | undefined) => Tone;
}

/** All arrows; those just taken are drawn once more over the others, so that nothing has to change places. */
export function ChartArrows({ laid: { paths }, toneOf }: ChartArrowsProps) {
  const toned = paths.map((path) => ({ path, tone: path.isDefault ? ('default' as const) : toneOf(path.link) }));
  return (
    <>
      {toned.map(({ path, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path has no name but its place.
        <Arrow key={index} path={path} tone={tone} />
      ))}
      {toned
        .filter(({ tone }) => tone === 'lit')
        .map(({ path, tone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what lights up next takes the same place.
          <Arrow key={index} path={path} tone={tone} />
        ))}
    </>
  );
}
