/** Distance between threads. A thread has three strands, so the texture stays visible when enlarged. */
export const pitch = 16;
const strands = [-3.6, 0, 3.6];
/** Half a thread plus a margin: a thread that passes under another is interrupted this close. */
const hide = 6.4;

/**
 * Returns whether the weft is above in a twill: over two warps and under two, shifted by one per row, which creates the
 * diagonal.
 */
const weftIsOver = (warp: number, weft: number) => (((warp - weft) % 4) + 4) % 4 < 2;

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the visible parts of a line between the crossings it passes under. */
function inSight(start: number, end: number, under: number[]): [number, number][] {
  const parts: [number, number][] = [];
  let from = start;
  for (const crossing of under) {
    if (crossing - hide > from) parts.push([from, crossing - hide]);
    from = crossing + hide;
  }
  if (end > from) parts.push([from, end]);
  return parts;
}

const centre = (index: number) => (index + 0.5) * pitch;

export interface Span {
  start: number;
  end: number;
  /** Number of threads it crosses, starting with the first or with `from`. */
  crosses: number;
  from?: number;
}

/** Returns the SVG path of a horizontal thread. */
export function weftPath(weft: number, { start, end, crosses, from: first = 0 }: Span): string {
  const under = Array.from({ length: crosses }, (_, index) => first + index).filter((warp) => !weftIsOver(warp, weft));
  return strands
    .flatMap((offset) =>
      inSight(start, end, under.map(centre)).map(
        ([from, to]) => `M${round(from)} ${round(centre(weft) + offset)}H${round(to)}`,
      ),
    )
    .join('');
}

/** Returns the SVG path of a vertical thread; `woven` says which horizontal threads exist. */
export function warpPath(warp: number, { start, end, crosses }: Span, woven: (weft: number) => boolean): string {
  const under = Array.from({ length: crosses }, (_, weft) => weft).filter(
    (weft) => woven(weft) && weftIsOver(warp, weft),
  );
  return strands
    .flatMap((offset) =>
      inSight(start, end, under.map(centre)).map(
        ([from, to]) => `M${round(centre(warp) + offset)} ${round(from)}V${round(to)}`,
      ),
    )
    .join('');
}

/** Returns uneven thread ends that are the same on every render. */
export const fray = (index: number) => ((index * 7 + 3) % 5) * 1.6;
