import { type Drawn, isOpen } from './fold';
import type { Box, Laid, Point } from './layout';
import { headOf, type Measure } from './shapes';

/** Minimum distance in pixels between a moved title and arrows or other shapes. */
const clearance = 8;

const overlaps = (one: Box, other: Box, by = 0) =>
  one.x < other.x + other.width + by &&
  other.x < one.x + one.width + by &&
  one.y < other.y + other.height + by &&
  other.y < one.y + one.height + by;

const segmentBox = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

/** Returns the bounding boxes of a path's straight segments. */
const segmentsOf = (points: readonly Point[]): Box[] =>
  points.slice(1).map((to, at) => segmentBox(points[at] as Point, to));

/** Where the name of a state stands, with the rows under it: all of a closed state, the head of an open one. */
export function titleBoxes(drawn: Drawn, laid: Laid, measure: Measure): Map<string, Box> {
  return new Map(
    drawn.nodes.flatMap((node): [string, Box][] => {
      const box = laid.boxes[node.id];
      if (!box) return [];
      if (!isOpen(drawn, node)) return [[node.id, box]];
      const { width, height } = headOf(drawn, node, measure, laid.isCompact);
      return [[node.id, laid.heads[node.id] ?? { x: box.x, y: box.y, width, height }]];
    }),
  );
}

/** Moves the titles that arrows go around as far to the upper left of their state as nothing is in the way. */
export function settleTitles(drawn: Drawn, laid: Laid): void {
  const lines = laid.paths.flatMap(({ points }) => segmentsOf(points));
  const dots = laid.dots.map(({ at }) => ({ x: at.x - 6, y: at.y - 6, width: 12, height: 12 }));
  for (const [id, head] of Object.entries(laid.heads)) {
    const outer = laid.boxes[id];
    if (!outer) continue;
    const inner = (drawn.graph.nodes[id]?.children ?? []).flatMap((child) => laid.boxes[child] ?? []);
    const others = [...lines, ...dots, ...inner, ...Object.values(laid.labels)];
    const isFree = (box: Box) => others.every((other) => !overlaps(box, other, clearance));
    const corner = { ...head, y: outer.y };
    const top = isFree(corner) ? corner : head;
    // Where an arrow is passed, the next place is beside it.
    const places = [outer.x, ...others.map(({ x, width }) => x + width + clearance)]
      .filter((x) => x >= outer.x && x < top.x)
      .sort((a, b) => a - b);
    const x = places.find((place) => isFree({ ...top, x: place }));
    laid.heads[id] = { ...top, x: x ?? top.x };
  }
}

/** Cuts the parts of a line that run through boxes. Returns the remaining segments in order. */
function partsOutside(points: readonly Point[], boxes: readonly Box[]): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = points.length ? [points[0] as Point] : [];
  points.slice(1).forEach((to, at) => {
    const from = points[at] as Point;
    const isDown = Math.abs(from.x - to.x) < 0.5;
    const axis = isDown ? 'y' : 'x';
    const sign = Math.sign(to[axis] - from[axis]);
    const crossed = boxes
      .filter((box) => overlaps(segmentBox(from, to), box))
      .map((box) => [box[axis], box[axis] + (isDown ? box.height : box.width)])
      .map(([low, high]) => (sign < 0 ? [high, low] : [low, high]) as [number, number])
      .sort((a, b) => sign * (a[0] - b[0]));
    for (const [enter, leave] of crossed) {
      const place = (value: number): Point => (isDown ? { x: from.x, y: value } : { x: value, y: from.y });
      if (sign * (enter - (part.at(-1)?.[axis] ?? enter)) > 0) part.push(place(enter));
      if (part.length > 1) parts.push(part);
      part = [place(sign * (leave - to[axis]) > 0 ? to[axis] : leave)];
    }
    part.push(to);
  });
  return [...parts, part].filter((one) => one.length > 1);
}

/** Leads arrows behind the titles that stand in their way, as a line that goes on beyond the title. */
export function passBehindTitles(drawn: Drawn, laid: Laid, measure: Measure): Laid {
  const titles = [...titleBoxes(drawn, laid, measure).values()].map((box) => ({
    x: box.x + 1,
    y: box.y + 1,
    width: box.width - 2,
    height: box.height - 2,
  }));
  const paths = laid.paths.flatMap((path) => {
    const parts = partsOutside(path.points, titles);
    return parts.map((points, at) => ({ ...path, points, hasArrow: path.hasArrow && at === parts.length - 1 }));
  });
  return { ...laid, paths };
}
