import { type Drawn, isOpen, type Link } from './fold';
import { type GraphNode, isInside } from './graph';
import type { Box, Laid, LayoutOptions, Point } from './layout';
import { headOf, labelOf } from './shapes';
import { passBehindTitles } from './titles';
import { dotSize } from './to-elk';

/** Pixels: around what is in a state, between rows and between columns, and from an arrow to what it passes. */
const [inset, between, side, off] = [20, 30, 52, 10];
/** How many arrows run side by side before they share a way. */
const ways = 6;

/** Things placed from one corner, and how much room they take together. */
interface Block {
  width: number;
  height: number;
  boxes: [string, Box][];
  labels: [string, Box][];
  dots: Laid['dots'];
}

const nothing: Block = { width: 0, height: 0, boxes: [], labels: [], dots: [] };

const moved = (things: [string, Box][], { x, y }: Point) =>
  things.map(([id, box]): [string, Box] => [id, { ...box, x: box.x + x, y: box.y + y }]);

/** One block with another put into it at a place. */
const put = (into: Block, one: Block, at: Point): Block => ({
  width: Math.max(into.width, at.x + one.width),
  height: Math.max(into.height, at.y + one.height),
  boxes: [...into.boxes, ...moved(one.boxes, at)],
  labels: [...into.labels, ...moved(one.labels, at)],
  dots: [...into.dots, ...one.dots.map((dot) => ({ ...dot, at: { x: dot.at.x + at.x, y: dot.at.y + at.y } }))],
});

/** Rows in as many columns as make them about as wide as high. */
function inColumns(rows: Block[]): Block {
  const height = rows.reduce((sum, row) => sum + row.height + between, 0);
  const width = Math.max(0, ...rows.map((row) => row.width)) + side;
  const tallest = height / Math.max(1, Math.round(Math.sqrt(height / width)));
  let [x, y, all] = [0, 0, nothing];
  for (const row of rows) {
    if (y > 0 && y + row.height > tallest + between) [x, y] = [all.width + side, 0];
    all = put(all, row, { x, y });
    y += row.height + between;
  }
  return all;
}

/**
 * A chart as it can be drawn at once, while ELK still works: each state with its labels beside it, in rows and columns.
 * Nothing lies over anything; arrows go around what stands near, not around everything.
 */
export function sketch(drawn: Drawn, { measure, isCompact, direction }: LayoutOptions): Laid {
  const { graph } = drawn;
  const isWithin = ({ source, targets }: Link) => targets.some((target) => isInside(graph, target, source));
  const labelsOf = (links: Link[]): Block =>
    links.reduce((block, link) => {
      const label: Block = { ...nothing, ...labelOf(link, measure, isCompact) };
      const box = { x: 0, y: 0, width: label.width, height: label.height };
      return put(block, { ...label, labels: [[link.id, box]] }, { x: 0, y: block.height && block.height + 6 });
    }, nothing);
  const leaving = (id: string) => drawn.links.filter((link) => link.source === id);

  const rowOf = (node: GraphNode): Block => {
    const block = blockOf(node);
    const labels = labelsOf(leaving(node.id).filter((link) => !isWithin(link)));
    return labels.width ? put(block, labels, { x: block.width + 2 * off, y: 0 }) : block;
  };
  const blockOf = (node: GraphNode): Block => {
    const head = headOf(drawn, node, measure, isCompact);
    const own = (size: { width: number; height: number }): [string, Box] => [node.id, { x: 0, y: 0, ...size }];
    if (!isOpen(drawn, node)) return { ...nothing, ...head, boxes: [own(head)] };
    const labels = labelsOf(leaving(node.id).filter(isWithin));
    const rows = node.children.map((id) => rowOf(graph.nodes[id] as GraphNode));
    const inner = inColumns(labels.height ? [labels, ...rows] : rows);
    const all = put(nothing, inner, { x: inset + dotSize + off, y: head.height + 16 });
    const size = { width: Math.max(head.width, all.width + inset + side / 2), height: all.height + inset };
    const first = all.boxes.find(([id]) => id === node.initial?.target)?.[1];
    const dot = first && { of: node.id, at: { x: first.x - off - dotSize / 2, y: first.y + dotSize } };
    return { ...all, ...size, boxes: [own(size), ...all.boxes], dots: [...all.dots, ...(dot ? [dot] : [])] };
  };

  const { width, height, ...all } = put(nothing, rowOf(graph.nodes[graph.root] as GraphNode), { x: 12, y: 12 });
  const [boxes, labels] = [Object.fromEntries(all.boxes), Object.fromEntries(all.labels)];

  /** From the right of something to the top of something else, by a way beside the first. */
  const lead = (from: Box, to: Box, at: number): Point[] => {
    const y = from.y + Math.min(from.height / 2, dotSize);
    const x = from.x + from.width + off + (at % ways) * 4;
    const middle = to.x + to.width / 2;
    return [
      { x: from.x + from.width, y },
      { x, y },
      { x, y: to.y - off },
      { x: middle, y: to.y - off },
      { x: middle, y: to.y },
    ];
  };
  const paths: Laid['paths'] = drawn.links.flatMap((link, at) => {
    const [source, label] = [boxes[link.source] as Box, labels[link.id] as Box];
    const y = label.y + Math.min(label.height / 2, dotSize);
    const to = link.targets.map((target) => ({
      link: link.id,
      points: lead(label, boxes[target] as Box, at),
      hasArrow: true,
    }));
    // The labels of a low state may reach below it.
    const [right, from] = [source.x + source.width, Math.min(y, source.y + source.height - 6)];
    const bend = right + off;
    const start = [
      { x: right, y: from },
      { x: bend, y: from },
      { x: bend, y },
      { x: label.x, y },
    ];
    return isWithin(link) ? to : [{ link: link.id, points: start, hasArrow: false }, ...to];
  });
  for (const { source, target } of drawn.defaults)
    paths.push({ points: lead(boxes[source] as Box, boxes[target] as Box, 0), hasArrow: true, isDefault: true });
  for (const { at } of all.dots) {
    const x = at.x + dotSize / 2;
    paths.push({
      points: [
        { x, y: at.y },
        { x: x + off, y: at.y },
      ],
      hasArrow: true,
    });
  }
  const size = { width: width + 12, height: height + 12 };
  const laid = { ...size, direction, isCompact, boxes, heads: {}, labels, dots: all.dots, paths };
  return passBehindTitles(drawn, laid, measure);
}
