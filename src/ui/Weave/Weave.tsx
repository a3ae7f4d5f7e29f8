import { useId } from 'react';
import { fray, pitch, warpPath, weftPath } from './geometry';
import * as styles from './Weave.css';

export interface WeaveProps {
  /** Kind: `cloth` fills its box; a `swatch` is a small piece with loose ends; `loom` is animated. */
  kind?: 'cloth' | 'swatch' | 'loom';
  /** State of the swatch: finished, barely begun, thinned, closed, or with a torn thread. */
  state?: 'woven' | 'begun' | 'thinned' | 'closed' | 'torn';
}

/** The brand motif of woven indigo threads with a rare turmeric one. Only for sign-in, empty states and boot. */
export function Weave({ kind = 'swatch', state = 'woven' }: WeaveProps) {
  return kind === 'cloth' ? (
    <Cloth />
  ) : (
    <WeaveSwatch state={kind === 'loom' ? 'woven' : state} isLoom={kind === 'loom'} />
  );
}

const repeat = 4;
const tile = repeat * pitch;
const rareRow = 9;
const far = 60 * tile;

/** The twill repeats every four threads, so a large area needs only three small tiles. */
function Cloth() {
  const id = useId();
  const span = { start: 0, end: tile, crosses: repeat };
  const wefts = Array.from({ length: repeat }, (_, weft) => weftPath(weft, span)).join('');
  const warps = Array.from({ length: repeat }, (_, warp) => warpPath(warp, span, () => true)).join('');
  const rare = weftPath(rareRow % repeat, span);
  const square = { width: tile, height: tile, patternUnits: 'userSpaceOnUse' } as const;
  const top = rareRow * pitch;
  return (
    <svg className={styles.cloth} viewBox="0 0 480 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id={`${id}warp`} {...square}>
          <path d={warps} className={styles.warp} />
        </pattern>
        <pattern id={`${id}weft`} {...square}>
          <path d={wefts} className={styles.weft} />
        </pattern>
        <pattern id={`${id}rare`} {...square}>
          <path d={rare} className={styles.rare} />
        </pattern>
      </defs>
      <g transform="translate(240 320) rotate(-28) scale(1.5) translate(-80 -150)">
        <rect x={-far} y={-far} width={2 * far} height={2 * far} fill={`url(#${id}warp)`} />
        <rect x={-far} y={-far} width={2 * far} height={far + top} fill={`url(#${id}weft)`} />
        <rect x={-far} y={top} width={2 * far} height={pitch} fill={`url(#${id}rare)`} />
        <rect x={-far} y={top + pitch} width={2 * far} height={far} fill={`url(#${id}weft)`} />
      </g>
    </svg>
  );
}

const columns = 8;
const rows = 6;
const fringe = 14;
/** Columns that a torn thread no longer reaches. */
const gap = { from: 3, to: 5 };

const present: Record<NonNullable<WeaveProps['state']>, (row: number) => boolean> = {
  woven: () => true,
  begun: (row) => row > 3,
  thinned: (row) => row % 2 === 0,
  closed: () => true,
  torn: () => true,
};

/** Row of the highlighted thread: the next one, the missing one, or the broken one. */
const special: Record<NonNullable<WeaveProps['state']>, number> = {
  woven: 2,
  begun: 3,
  thinned: 2,
  closed: -1,
  torn: 2,
};

function WeaveSwatch({ state, isLoom }: { state: NonNullable<WeaveProps['state']>; isLoom: boolean }) {
  const [width, height] = [columns * pitch, rows * pitch];
  const there = present[state];
  const rare = special[state];
  const woven = (row: number) => there(row) || (state === 'begun' && row === rare);
  return (
    <svg
      className={styles.swatch({ isLoom })}
      viewBox={`${-fringe - 8} ${-fringe - 8} ${width + 2 * fringe + 16} ${height + 2 * fringe + 16}`}
      aria-hidden="true"
    >
      <g>
        {Array.from({ length: columns }, (_, warp) => {
          const span = { start: -fringe + fray(warp), end: height + fringe - fray(warp + 2), crosses: rows };
          const reaches = (row: number) => {
            if (row !== rare) return woven(row);
            if (state === 'begun') return warp < columns / 2;
            return state !== 'torn' || warp < gap.from || warp >= gap.to;
          };
          // biome-ignore lint/suspicious/noArrayIndexKey: threads are never reordered.
          return <path key={warp} d={warpPath(warp, span, reaches)} className={styles.warp} />;
        })}
      </g>
      <g>
        {Array.from({ length: rows }, (_, row) => {
          if (!woven(row)) return null;
          const whole = { start: -fringe + fray(row + 1), end: width + fringe - fray(row + 4), crosses: columns };
          const className = row === rare ? (state === 'torn' ? styles.torn : styles.rare) : styles.weft;
          if (row === rare && state === 'begun') {
            const half = { ...whole, end: width / 2, crosses: columns / 2 };
            // biome-ignore lint/suspicious/noArrayIndexKey: threads are never reordered.
            return <path key={row} d={weftPath(row, half)} className={className} />;
          }
          if (row === rare && state === 'torn') {
            // biome-ignore lint/suspicious/noArrayIndexKey: threads are never reordered.
            return <path key={row} d={tornPath(row, whole)} className={className} />;
          }
          // biome-ignore lint/suspicious/noArrayIndexKey: threads are never reordered.
          return <path key={row} d={weftPath(row, whole)} className={className} />;
        })}
      </g>
    </svg>
  );
}

/** Draws a torn thread: both halves are woven in, and their strands fray at the gap. */
function tornPath(row: number, { start, end }: { start: number; end: number }) {
  const [left, right, middle] = [gap.from * pitch - 2, gap.to * pitch + 2, (row + 0.5) * pitch];
  const hanging = [-3.6, 0, 3.6].map((offset) => {
    const y = middle + offset;
    return `M${left} ${y}q4 0.5 6 ${4 + offset}M${right} ${y}q-4 0.5 -6.5 ${5 + offset}`;
  });
  return [
    weftPath(row, { start, end: left, crosses: gap.from }),
    weftPath(row, { start: right, end, crosses: columns - gap.to, from: gap.to }),
    ...hanging,
  ].join('');
}
