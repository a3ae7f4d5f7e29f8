import type { Box, Laid, Point } from './layout';

/** How many times longer than wide a drawing may be before it is folded, and how much wider than high it is then. */
const [strip, wide] = [4, 1.6];
/** Pixels between columns, with room for the arrow that leads from the foot of one to the head of the next. */
const gap = 56;
const channel = 14;
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
  labels: each(laid.labels, turnedBox),
  dots: laid.dots.map(({ of, at }) => ({ of, at: turned(at) })),
  paths: laid.paths.map((path) => ({ ...path, points: path.points.map(turned) })),
});

interface Cut {
  y: number;
  /** Which arrow crosses it, and after which of its points. */
  path: number;
  after: number;
}

/** The heights at which nothing is cut but one arrow that leads straight down. */
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
      const crossing = laid.paths.flatMap(({ points }, path) =>
        points.slice(1).flatMap((to, after) => {
          const from = points[after] as Point;
          const isAcross = Math.min(from.y, to.y) <= y && Math.max(from.y, to.y) >= y;
          return isAcross ? [{ y, path, after, isStraight: from.x === to.x && from.y < y && to.y > y }] : [];
        }),
      );
      const [only] = crossing;
      return only && crossing.length === 1 && only.isStraight ? [only] : [];
    })
    .sort((a, b) => a.y - b.y);
}

/**
 * Folds a long strip of states into columns, one beside the other, where each may be left by one arrow alone. What is no
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
  const width = outer.width - head.side + gap;
  const columns = Math.ceil(Math.sqrt((wanted * outer.height) / width));
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

  const top = outer.y + head.start + 16 + channel;
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

  const paths = laid.paths.map((path, index) => {
    const crossed = chosen.flatMap((cut, column) => (cut.path === index ? [{ ...cut, column }] : []));
    if (crossed.length === 0) return { ...path, points: path.points.map((point) => moved(point)) };
    const points = path.points.flatMap((point, at) => {
      const here = moved(point);
      const turns = crossed.filter(({ after }) => after === at);
      return [
        here,
        ...turns.flatMap(({ column }) => {
          const [down, between] = [foot + channel, outer.x + (column + 1) * width + head.side - gap / 2];
          return [
            { x: point.x + column * width, y: down },
            { x: between, y: down },
            { x: between, y: top - channel },
            { x: point.x + (column + 1) * width, y: top - channel },
          ];
        }),
      ];
    });
    return { ...path, points };
  });

  const size = { width: outer.width + chosen.length * width, height: foot + channel + 20 - outer.y };
  const boxes = each(laid.boxes, moved);
  boxes[root] = { ...outer, ...size };
  return {
    ...laid,
    width: laid.width - outer.width + size.width,
    height: laid.height - outer.height + size.height,
    boxes,
    labels: each(laid.labels, moved),
    dots: laid.dots.map(({ of, at }) => ({ of, at: moved(at) })),
    paths,
  };
}
