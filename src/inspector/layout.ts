import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { type Drawn, isOpen, type Link } from './fold';
import { type GraphNode, isInside } from './graph';
import { headOf, labelOf, type Measure } from './shapes';

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
  /** The stacked labels, by link. */
  labels: Record<string, Box>;
  dots: { of: string; at: Point }[];
  paths: { link?: string; points: Point[]; hasArrow: boolean }[];
}

export type Direction = 'DOWN' | 'RIGHT';

export interface LayoutOptions {
  measure: Measure;
  direction: Direction;
  /** Leaves out what transitions do and what states are described by. */
  isCompact: boolean;
}

const everywhere = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

const spacing = {
  'elk.spacing.nodeNode': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.spacing.edgeNode': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '8',
};

const strategies = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.thoroughness': '20',
  'elk.layered.feedbackEdges': 'true',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
};

const dotSize = 12;

/** The graph in ELK's words: states are nodes, an initial state has a dot that leads to it. */
function toElk(drawn: Drawn, { measure, direction, isCompact }: LayoutOptions): ElkNode {
  const { graph } = drawn;
  const edges: ElkExtendedEdge[] = [];
  const inner = new Map<string, ElkNode[]>();
  const add = (parent: string, node: ElkNode) => inner.set(parent, [...(inner.get(parent) ?? []), node]);
  const order = new Map(Object.keys(graph.nodes).map((id, index) => [id, index]));

  for (const link of drawn.links) {
    const size = labelOf(link, measure, isCompact);
    const isForward = link.targets.every((target) => (order.get(target) ?? 0) > (order.get(link.source) ?? 0));
    const layoutOptions: Record<string, string> = isForward ? { 'elk.layered.priority.direction': '20' } : {};
    const [only] = link.targets;
    const isPlain = link.targets.length === 1 && only !== link.source;
    if (isPlain) {
      const label = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };
      edges.push({
        id: `link:${link.id}`,
        sources: [link.source],
        targets: [only as string],
        layoutOptions,
        labels: [{ id: link.id, text: link.id, ...size, layoutOptions: label }],
      });
      continue;
    }
    // A label that leads back, or to several states, is a node of its own: ELK's own loops lose their labels.
    const isWithin = link.targets.some((target) => isInside(graph, target, link.source));
    const home = isWithin ? link.source : (graph.nodes[link.source]?.parent ?? '');
    add(home, { id: `label:${link.id}`, ...size });
    if (!isWithin) edges.push({ id: `in:${link.id}`, sources: [link.source], targets: [`label:${link.id}`] });
    for (const target of link.targets)
      edges.push({ id: `out:${link.id}`, sources: [`label:${link.id}`], targets: [target], layoutOptions });
  }

  const toNode = (node: GraphNode): ElkNode => {
    const head = headOf(drawn, node, measure, isCompact);
    if (!isOpen(drawn, node)) return { id: node.id, ...head };
    const children = node.children.map((id) => toNode(graph.nodes[id] as GraphNode));
    if (node.initial) {
      children.unshift({ id: `dot:${node.id}`, width: dotSize, height: dotSize });
      const first = { 'elk.layered.priority.direction': '100', 'elk.layered.priority.straightness': '10' };
      edges.push({
        id: `first:${node.id}`,
        sources: [`dot:${node.id}`],
        targets: [node.initial.target],
        layoutOptions: first,
      });
    }
    return {
      id: node.id,
      children: [...children, ...(inner.get(node.id) ?? [])],
      layoutOptions: {
        ...everywhere,
        ...spacing,
        'elk.direction': direction,
        'elk.padding': `[top=${head.height + 16},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${head.width},${head.height})`,
      },
    };
  };
  const root = toNode(graph.nodes[graph.root] as GraphNode);
  return {
    id: 'all',
    children: [root, ...(inner.get('') ?? [])],
    edges,
    layoutOptions: {
      ...everywhere,
      ...spacing,
      ...strategies,
      'elk.direction': direction,
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
    },
  };
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
      laid.paths.push({ ...(link && { link: link.id }), points, hasArrow: kind !== 'in' });
    }
  }
  return laid;
}

/** An arrow from a state to one inside it starts under its name and rows, not on them. */
function startBelowHead(drawn: Drawn, link: Link, points: Point[], laid: Laid, options: LayoutOptions) {
  const [start] = points;
  const box = laid.boxes[link.source];
  const node = drawn.graph.nodes[link.source];
  if (!start || !box || !node || !link.targets.some((target) => isInside(drawn.graph, target, link.source))) return;
  if (Math.abs(start.y - box.y) < 2) start.y = box.y + headOf(drawn, node, options.measure, options.isCompact).height;
}
