import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { type Drawn, isOpen } from './fold';
import { ancestorsOf, type GraphNode, isInside } from './graph';
import type { LayoutOptions } from './layout';
import { headOf, labelOf } from './shapes';

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

const firstLayer = { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' };

/** Regions that run side by side and do not touch: filled into rows, not into one strip. */
const packed = {
  'elk.algorithm': 'rectpacking',
  'elk.aspectRatio': '1.6',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
};

/** The states that no arrow enters or leaves but by their border: what is in one can be placed without the rest. */
function closedStates({ graph }: Drawn, inner: Map<string, ElkNode[]>, edges: ElkExtendedEdge[]): Set<string> {
  const homes = new Map([...inner].flatMap(([home, nodes]) => nodes.map(({ id }) => [id, home] as const)));
  const around = (id: string): string[] => {
    const home = homes.get(id);
    if (home === undefined) return [...ancestorsOf(graph, id)];
    return home === '' ? [] : [home, ...ancestorsOf(graph, home)];
  };
  const closed = new Set(Object.keys(graph.nodes));
  for (const { sources, targets } of edges) {
    const [from, to] = [around(sources[0] as string), around(targets[0] as string)];
    for (const id of [...from, ...to]) if (from.includes(id) !== to.includes(id)) closed.delete(id);
  }
  return closed;
}

/** How wide the dot of a beginning is. */
export const dotSize = 12;

/** The graph in ELK's words: states are nodes, an initial state has a dot that leads to it. */
export function toElk(drawn: Drawn, { measure, direction, isCompact }: LayoutOptions): ElkNode {
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

  for (const { source, target } of drawn.defaults)
    edges.push({ id: `default:${source} > ${target}`, sources: [source], targets: [target] });

  const closed = closedStates(drawn, inner, edges);
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
    // Arrows enter by the top: as a node in the first layer the title is gone around, like any state.
    const isEntered = direction === 'DOWN' && !closed.has(node.id);
    if (isEntered) children.unshift({ id: `head:${node.id}`, ...head, layoutOptions: firstLayer });
    // ELK parts all that is in a state or nothing of it.
    const isPacked =
      node.type === 'parallel' && !inner.has(node.id) && [node.id, ...node.children].every((id) => closed.has(id));
    return {
      id: node.id,
      children: [...children, ...(inner.get(node.id) ?? [])],
      layoutOptions: {
        ...everywhere,
        ...spacing,
        ...strategies,
        ...(isPacked && packed),
        'elk.direction': direction,
        'elk.padding': `[top=${isEntered ? 8 : head.height + 16},left=20,bottom=20,right=20]`,
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
