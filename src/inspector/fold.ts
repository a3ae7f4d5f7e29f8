import { ancestorsOf, type Graph, type GraphNode, type GraphTransition } from './graph';

/** Transitions with the same source and the same targets: they share one arrow, their labels are stacked on it. */
export interface Link {
  id: string;
  source: string;
  targets: string[];
  transitions: GraphTransition[];
}

/** What of a graph is on screen while some of its states are folded. */
export interface Drawn {
  graph: Graph;
  nodes: GraphNode[];
  folded: ReadonlySet<string>;
  links: Link[];
  /** Where histories lead that there is none of. */
  defaults: { source: string; target: string }[];
  /** Transitions that stay in their state: rows inside its box. */
  rows: Map<string, GraphTransition[]>;
}

/** What is seen of a graph when the given states hide what is inside them. */
export function fold(graph: Graph, folded: ReadonlySet<string> = new Set()): Drawn {
  /** The state that stands for another on screen: itself, or the outermost folded one around it. */
  const shown = (id: string) => [...ancestorsOf(graph, id)].findLast((up) => folded.has(up)) ?? id;
  const nodes = Object.values(graph.nodes).filter(({ id }) => shown(id) === id);
  const links = new Map<string, Link>();
  const rows = new Map<string, GraphTransition[]>();
  for (const transition of graph.transitions) {
    const source = shown(transition.source);
    const targets = [...new Set(transition.targets.map(shown))];
    const isHidden = source !== transition.source && targets.every((target) => target === source);
    if (isHidden) continue;
    if (!targets.length) {
      rows.set(source, [...(rows.get(source) ?? []), transition]);
      continue;
    }
    // A folded state that leads to what is inside it seems to lead to itself.
    if (folded.has(source) && targets.join() === source && !transition.reenters) continue;
    const kind = transition.reenters && targets.join() === source ? ' again' : '';
    const id = `${source} > ${targets.join(' + ')}${kind}`;
    const link = links.get(id) ?? { id, source, targets, transitions: [] };
    link.transitions.push(transition);
    links.set(id, link);
  }
  const defaults = nodes.flatMap(({ id, fallback = [] }) =>
    [...new Set(fallback.map(shown))].filter((target) => target !== id).map((target) => ({ source: id, target })),
  );
  return { graph, nodes, folded, links: [...links.values()], defaults, rows };
}

/** Whether a state shows states inside it. */
export const isOpen = ({ folded }: Drawn, node: GraphNode) => node.children.length > 0 && !folded.has(node.id);
