import * as styles from './Chart.css';
import type { Drawn } from './fold';
import type { Laid } from './layout';
import type { Timer } from './record';
import { partsOf } from './shapes';
import type { View } from './use-view';

interface ChartTimersProps {
  drawn: Drawn;
  laid: Laid;
  active: ReadonlySet<string>;
  timers: readonly Timer[];
  /** The moment shown. */
  at: number;
  view: View;
}

/** Fills the labels of timers that run. They lie over the drawing, which need not be painted again while they fill. */
export function ChartTimers({ drawn, laid, active, timers, at, view: { x, y, scale } }: ChartTimersProps) {
  if (!timers.length) return null;
  const running = drawn.links
    .filter(({ source }) => active.has(source))
    .flatMap((link) => partsOf(link, laid.isCompact).map((part) => ({ ...part, box: laid.labels[link.id] })));
  const filled = running.flatMap(({ transition, top, height, box }) => {
    const timer = active.has(transition.source) && timers.find(({ event }) => event === transition.event);
    if (!timer || !box) return [];
    const share = Math.min(1, Math.max(0, (at - timer.startedAt) / Math.max(1, timer.delay)));
    const place = `translate(${x + (box.x + 1) * scale}px, ${y + (box.y + top + 1) * scale}px)`;
    const size = { inlineSize: box.width - 2, blockSize: height - 2 };
    return { ...size, share, transform: `${place} scale(${scale * share}, ${scale})` };
  });
  return filled.map(({ share, ...style }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the timer that runs next takes the same place.
    <div key={index} className={styles.timer} style={style} data-timer={share.toFixed(3)} />
  ));
}
