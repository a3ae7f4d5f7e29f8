import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type Bar, linkPath } from './links';
import type { Zoom } from './scale';
import type { TimelineItem } from './Timeline';
import * as styles from './Timeline.css';

export interface TimelineLinksProps {
  /** Items in row order. */
  items: readonly TimelineItem[];
  /** Scale. */
  zoom: Zoom;
}

/** Returns the measured positions of the bars, by id. */
function barsIn(plane: Element): Map<string, Bar> {
  const origin = plane.getBoundingClientRect();
  const bars = [...plane.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => {
    const { left, right, top, height } = bar.getBoundingClientRect();
    const place = { start: left - origin.left, end: right - origin.left, middle: top - origin.top + height / 2 };
    return [bar.dataset.bar ?? '', place] as const;
  });
  return new Map(bars);
}

/** Arrows from a bar to those that depend on it. Row heights depend on their titles, so positions are measured. */
export function TimelineLinks({ items, zoom }: TimelineLinksProps) {
  const root = useRef<SVGSVGElement>(null);
  const tip = useId();
  const [bars, setBars] = useState<ReadonlyMap<string, Bar>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items and another scale move the bars.
  useLayoutEffect(() => {
    const plane = root.current?.parentElement;
    if (!plane) return;
    const measure = () => setBars(barsIn(plane));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(plane);
    return () => watch.disconnect();
  }, [items, zoom]);
  const links = items.flatMap(({ id, after = [] }) => {
    const to = bars.get(id);
    return after.flatMap((other) => {
      const from = bars.get(other);
      return from && to ? [{ key: `${other} ${id}`, d: linkPath(from, to) }] : [];
    });
  });
  return (
    <svg ref={root} className={styles.links} aria-hidden="true">
      <defs>
        <marker id={tip} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M1 1 7 4 1 7z" className={styles.linkTip} />
        </marker>
      </defs>
      {links.map(({ key, d }) => (
        <path key={key} d={d} className={styles.link} markerEnd={`url(#${tip})`} />
      ))}
    </svg>
  );
}
