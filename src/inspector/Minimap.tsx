import * as styles from './Chart.css';
import type { Laid } from './layout';
import type { View } from './use-view';

interface MinimapProps {
  laid: Laid;
  leaves: string[];
  active: ReadonlySet<string>;
  view: View;
  size: { width: number; height: number };
}

const widest = 180;
const highest = 120;
/** How much of the frame it may cover, each way. */
const share = 0.22;

/** The whole chart, small, and which part of it is on screen. */
export function Minimap({ laid, leaves, active, view, size }: MinimapProps) {
  const scale = Math.min(
    Math.min(widest, size.width * share) / laid.width,
    Math.min(highest, size.height * share) / laid.height,
  );
  return (
    <svg
      className={styles.minimap}
      width={laid.width * scale}
      height={laid.height * scale}
      viewBox={`0 0 ${laid.width} ${laid.height}`}
      aria-hidden="true"
    >
      {leaves.map((id) => {
        const box = laid.boxes[id];
        return (
          box && <rect key={id} {...box} className={active.has(id) ? styles.minimapActive : styles.minimapState} />
        );
      })}
      <rect
        className={styles.minimapView}
        x={-view.x / view.scale}
        y={-view.y / view.scale}
        width={size.width / view.scale}
        height={size.height / view.scale}
      />
    </svg>
  );
}
