import type { ELK, ElkNode } from 'elkjs/lib/elk-api';
import type { Drawn, Link } from './fold';
import { type Graph, type GraphNode, isInside } from './graph';
import { headOf, type Measure } from './shapes';
import { foldStrip } from './snake';
import { passBehindTitles, settleTitles } from './titles';
import { dotSize, toElk } from './to-elk';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where everything stands, in pixels from one corner. */
export interface Laid {
  width: number;
  height: number;
  direction: Direction;
  isCompact: boolean;
  boxes: Record<string, Box>;
  /** The titles that do not stand at the top of their state, by state: arrows go around them. */
  heads: Record<string, Box>;
  /** The stacked labels, by link. */
  labels: Record<string, Box>;
  dots: { of: string; at: Point }[];
  paths: { link?: string; points: Point[]; hasArrow: boolean; isDefault?: boolean }[];
}

export type Direction = 'DOWN' | 'RIGHT';

export interface LayoutOptions {
  measure: Measure;
  direction: Direction;
  /** Leaves out what transitions do and what states are described by. */
  isCompact: boolean;
}

const contents = new WeakMap<Graph, string>();

/** Tells one layout from another: by what a graph holds, for two may have one name, and one be sent many times. */
export function layoutKey({ graph, folded }: Drawn, direction: Direction, isCompact: boolean): string {
  const content = contents.get(graph) ?? JSON.stringify(graph);
  contents.set(graph, content);
  return [direction, isCompact, [...folded].sort().join(), content].join('|');
}

const parted = (id: string): [string, string] => {
  const colon = id.indexOf(':');
  return [id.slice(0, colon), id.slice(colon + 1)];
};

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const everyNode = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(everyNode)];

/** Places a graph with ELK, and reads back where everything stands. */
export async function layOut(elk: Pick<ELK, 'layout'>, drawn: Drawn, options: LayoutOptions): Promise<Laid> {
  const placed = await elk.layout(toElk(drawn, options));
  const { direction, isCompact } = options;
  const laid: Laid = {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    direction,
    isCompact,
    boxes: {},
    heads: {},
    labels: {},
    dots: [],
    paths: [],
  };
  const links = new Map<string, Link>(drawn.links.map((link) => [link.id, link]));
  const nodes = everyNode(placed);
  for (const node of nodes) {
    const [kind, of] = parted(node.id);
    if (node.id in drawn.graph.nodes) laid.boxes[node.id] = boxOf(node);
    else if (kind === 'label') laid.labels[of] = boxOf(node);
    else if (kind === 'head') laid.heads[of] = boxOf(node);
    else if (kind === 'dot')
      laid.dots.push({ of, at: { x: (node.x ?? 0) + dotSize / 2, y: (node.y ?? 0) + dotSize / 2 } });
  }
  for (const edge of nodes.flatMap(({ edges = [] }) => edges)) {
    const [kind, of] = parted(edge.id);
    const link = links.get(of);
    for (const label of edge.labels ?? []) laid.labels[of] = boxOf(label as Partial<Box>);
    for (const { startPoint, bendPoints = [], endPoint } of edge.sections ?? []) {
      const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y }));
      if (link && kind === 'link') startBelowHead(drawn, link, points, laid, options);
      const isDefault = kind === 'default';
      laid.paths.push({
        ...(link && { link: link.id }),
        points,
        hasArrow: kind !== 'in',
        ...(isDefault && { isDefault }),
      });
    }
  }
  settleTitles(drawn, laid);
  const { root, nodes: states } = drawn.graph;
  const { height } = headOf(drawn, states[root] as GraphNode, options.measure, isCompact);
  return passBehindTitles(drawn, foldStrip(laid, root, height), options.measure);
}

/** An arrow from a state to one inside it starts under its name and rows, not on them. */
function startBelowHead(drawn: Drawn, link: Link, points: Point[], laid: Laid, options: LayoutOptions) {
  const [start] = points;
  const box = laid.boxes[link.source];
  const node = drawn.graph.nodes[link.source];
  if (
    !start ||
    !box ||
    !node ||
    laid.heads[node.id] ||
    !link.targets.some((target) => isInside(drawn.graph, target, link.source))
  )
    return;
  if (Math.abs(start.y - box.y) < 2) start.y = box.y + headOf(drawn, node, options.measure, options.isCompact).height;
}
