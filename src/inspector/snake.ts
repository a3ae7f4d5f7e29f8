import type { Box, Laid, Point } from './layout';

/** How many times longer than wide a drawing may be before it is folded, and how much wider than high it is then. */
const [strip, wide] = [4, 1.6];
/** Pixels on each side of an arrow that leads from the foot of a column to the head of the next. */
const channel = 14;
/** How many arrows may be led from one column to the next, ways back among them. */
const most = 4;
/** Pixels by which arrows and states keep off a cut. */
const clearance = 6;

const turned = ({ x, y }: Point): Point => ({ x: y, y: x });
const turnedBox = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });
const each = <Value>(all: Record<string, Value>, to: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, to(value)]));

/** A drawing with its axes exchanged: what leads to the right leads down. */
const transpose = (laid: Laid): Laid => ({
  ...laid,
  width: laid.height,
  height: laid.width,
  boxes: each(laid.boxes, turnedBox),
  heads: each(laid.heads, turnedBox),
  labels: each(laid.labels, turnedBox),
  dots: laid.dots.map(({ of, at }) => ({ of, at: turned(at) })),
  paths: laid.paths.map((path) => ({ ...path, points: path.points.map(turned) })),
});

/** An arrow that crosses a cut straight: which one, after which of its points, and where. */
interface Crossing {
  path: number;
  after: number;
  x: number;
}

interface Cut {
  y: number;
  /** From right to left. */
  crossings: Crossing[];
}

/** The heights at which nothing is cut but a few arrows that lead straight down or up. */
function cutsOf(laid: Laid, root: string): Cut[] {
  const things = [
    ...Object.entries(laid.boxes).flatMap(([id, box]) => (id === root ? [] : [box])),
    ...Object.values(laid.labels),
    ...laid.dots.map(({ at }) => ({ x: at.x - 6, y: at.y - 6, width: 12, height: 12 })),
  ];
  const isFree = (y: number) => things.every((box) => y <= box.y - clearance || y >= box.y + box.height + clearance);
  return things
    .map(({ y }) => y - clearance)
    .filter(isFree)
    .flatMap((y) => {
      const all = laid.paths.flatMap(({ points }, path) =>
        points.slice(1).flatMap((to, after) => {
          const from = points[after] as Point;
          const [above, below] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
          if (above > y || below < y) return [];
          return [{ path, after, x: from.x, isStraight: from.x === to.x && above < y && below > y }];
        }),
      );
      const isCut = all.length > 0 && all.length <= most && all.every(({ isStraight }) => isStraight);
      return isCut ? [{ y, crossings: all.sort((one, other) => other.x - one.x) }] : [];
    })
    .sort((one, other) => one.y - other.y);
}

/**
 * Folds a long strip of states into columns, one beside the other, where few arrows lead from one to the other. What is no
 * strip, or cannot be cut so, stays as it is.
 *
 * @param head Pixels at the top of the root that its name takes.
 */
export function foldStrip(laid: Laid, root: string, head: number): Laid {
  const isDown = laid.direction === 'DOWN';
  const upright = isDown ? laid : transpose(laid);
  if (upright.height < strip * upright.width) return laid;
  const folded = isDown
    ? foldUpright(upright, root, { start: head, side: 0 }, wide)
    : foldUpright(upright, root, { start: 0, side: head }, 1 / wide);
  if (!folded) return laid;
  return isDown ? folded : transpose(folded);
}

interface Head {
  /** Pixels that the root's name takes above the first column, or beside all of them. */
  start: number;
  side: number;
}

function foldUpright(laid: Laid, root: string, head: Head, wanted: number): Laid | undefined {
  const outer = laid.boxes[root];
  if (!outer) return undefined;
  const cuts = cutsOf(laid, root);
  const lanes = Math.max(1, ...cuts.map(({ crossings }) => crossings.length));
  const gap = (lanes + 3) * channel;
  const width = outer.width - head.side + gap;
  const columns = Math.max(2, Math.round(Math.sqrt((wanted * outer.height) / width)));
  const chosen: Cut[] = [];
  for (let column = 1; column < columns; column++) {
    const ideal = outer.y + (outer.height * column) / columns;
    const nearest = cuts.reduce<Cut | undefined>(
      (best, cut) => (best && Math.abs(best.y - ideal) <= Math.abs(cut.y - ideal) ? best : cut),
      undefined,
    );
    if (nearest && nearest.y > (chosen.at(-1)?.y ?? outer.y)) chosen.push(nearest);
  }
  if (chosen.length === 0) return undefined;

  const top = outer.y + head.start + 16 + lanes * channel;
  const columnOf = (y: number) => chosen.filter((cut) => cut.y <= y).length;
  const move = (column: number, { x, y }: Point): Point => {
    const cut = chosen[column - 1];
    return { x: x + column * width, y: cut ? y - cut.y + top : y };
  };
  const moved = <Moved extends Point>(thing: Moved): Moved => ({ ...thing, ...move(columnOf(thing.y), thing) });
  const foot = Math.max(
    ...chosen.map((cut, column) => move(column, { x: 0, y: cut.y }).y),
    move(chosen.length, { x: 0, y: outer.y + outer.height - 20 }).y,
  );

  /** The way around from the foot of a column to the head of the next: the lane of an arrow more to the left is the outer one. */
  const around = (column: number, lane: number, x: number): Point[] => {
    const off = (lane + 1) * channel;
    const between = outer.x + head.side + (column + 1) * width - gap + channel + off;
    return [
      { x: x + column * width, y: foot + off },
      { x: between, y: foot + off },
      { x: between, y: top - off },
      { x: x + (column + 1) * width, y: top - off },
    ];
  };
  const paths = laid.paths.map((path, index) => ({
    ...path,
    points: path.points.flatMap((point, at) => {
      const turns = chosen.flatMap(({ crossings }, column) =>
        crossings.flatMap(({ path: of, after, x }, lane) =>
          of === index && after === at ? around(column, lane, x) : [],
        ),
      );
      const next = path.points[at + 1];
      return [moved(point), ...(next && next.y < point.y ? turns.reverse() : turns)];
    }),
  }));

  const size = { width: outer.width + chosen.length * width, height: foot + lanes * channel + 20 - outer.y };
  const boxes = each(laid.boxes, moved);
  boxes[root] = { ...outer, ...size };
  return {
    ...laid,
    width: laid.width - outer.width + size.width,
    height: laid.height - outer.height + size.height,
    boxes,
    heads: each(laid.heads, moved),
    labels: each(laid.labels, moved),
    dots: laid.dots.map(({ of, at }) => ({ of, at: moved(at) })),
    paths,
  };
}
