/** Distance from thread to thread. A thread is three strands, so the cloth keeps its grain when large. */
export const pitch = 16;
const strands = [-3.6, 0, 3.6];
/** Half a thread and the breath beside it: where one thread passes under another, it is not drawn this close. */
const hide = 6.4;

/** A twill: each weft goes over two warps and under two, one step further in each row. It draws the diagonal. */
const weftIsOver = (warp: number, weft: number) => (((warp - weft) % 4) + 4) % 4 < 2;

const round = (value: number) => Math.round(value * 10) / 10;

/** The parts of a line from `start` to `end` that stay in sight between the crossings it passes under. */
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
  /** How many threads it crosses, beginning with the first or with `from`. */
  crosses: number;
  from?: number;
}

/** One horizontal thread as SVG path data. */
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

/** One vertical thread as SVG path data; `woven` says which horizontal threads are there to pass under. */
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

/** Uneven ends, the same at every drawing. */
export const fray = (index: number) => ((index * 7 + 3) % 5) * 1.6;
