import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, guardName, sourceName } from './names';

export type TransitionKind =
  | 'event'
  | 'any'
  | 'after'
  | 'always'
  | 'done'
  | 'error'
  | 'snapshot'
  | 'state done'
  | 'route';

/** An actor that a state invokes. */
export interface GraphInvoke {
  /** XState's own: generated where the machine gives none. */
  id: string;
  src: string;
  /** The name of the source, also of logic given inline. */
  source: string;
  /** The id that the machine gives, or else the source. */
  label: string;
}

/** One state as it is drawn. Ids are XState's own. */
export interface GraphNode {
  id: string;
  name: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  parent?: string;
  children: string[];
  initial?: { target: string; actions: string[] };
  history?: 'shallow' | 'deep';
  /** Where a history leads that there is none of, if it says so itself. */
  fallback?: string[];
  description?: string;
  tags: string[];
  invokes: GraphInvoke[];
  entry: string[];
  exit: string[];
}

/** One transition as it is drawn; the id stays the same however often the machine is provided with other parts. */
export interface GraphTransition {
  id: string;
  source: string;
  /** None: the state stays, and only actions run. */
  targets: string[];
  event: string;
  kind: TransitionKind;
  /** What the event is called on the chart. */
  label: string;
  /** Milliseconds, where they are known before the machine runs. */
  delay?: number;
  guard?: string;
  actions: string[];
  reenters: boolean;
  /** It takes the event and does nothing, so that no state around its source takes it. */
  isForbidden?: true;
  description?: string;
}

/** A machine as plain data: it can be drawn, compared, and sent to another page. */
export interface Graph {
  id: string;
  root: string;
  nodes: Record<string, GraphNode>;
  transitions: GraphTransition[];
}

const parted = (event: string, prefix: string) => (event.startsWith(prefix) ? event.slice(prefix.length) : undefined);

const done = 'xstate.done.actor.';
const failed = 'xstate.error.actor.';

/** The actors that a state invokes. XState keeps the logic of those given inline under a generated source. */
const invokesOf = ({ invoke, config }: AnyStateNode): GraphInvoke[] =>
  invoke.map(({ id, src }, at) => {
    const given = [config.invoke ?? []].flat()[at] as { id?: string; src?: unknown } | undefined;
    const source = sourceName(given?.src);
    return { id, src: String(src), source, label: given?.id ?? source };
  });

function kindOf(event: string, source: AnyStateNode): { kind: TransitionKind; label: string } {
  const invoked = (prefix: string) => {
    const id = parted(event, prefix) ?? '';
    return invokesOf(source).find((one) => one.id === id)?.label ?? id;
  };
  if (event === '') return { kind: 'always', label: 'always' };
  if (event.startsWith('xstate.after.')) return { kind: 'after', label: '' };
  if (event.startsWith(done)) return { kind: 'done', label: invoked(done) };
  if (event.startsWith(failed)) return { kind: 'error', label: invoked(failed) };
  if (event.startsWith('xstate.snapshot.')) return { kind: 'snapshot', label: invoked('xstate.snapshot.') };
  if (event.startsWith('xstate.done.state.')) return { kind: 'state done', label: 'done' };
  if (event === 'xstate.route') return { kind: 'route', label: 'route' };
  if (event.endsWith('*')) return { kind: 'any', label: event };
  return { kind: 'event', label: event };
}

/** The transitions a state defines, in the order in which they are tried. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const rivalsOf = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition;
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
};

/** One transition by where it stands: source, event, and its place among those of the same event. */
export const transitionId = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id} ${transition.eventType || 'always'} ${rivalsOf(transition).indexOf(transition) + 1}`;

function delayOf(machine: AnyStateMachine, transition: AnyTransitionDefinition) {
  const { delay } = transition as AnyTransitionDefinition & { delay?: number | string };
  if (delay === undefined) return {};
  const known: unknown =
    typeof delay === 'string' ? (machine.implementations.delays as Record<string, unknown>)[delay] : delay;
  return { ...(typeof delay === 'string' && { name: delay }), ...(typeof known === 'number' && { ms: known }) };
}

/** Whether a transition forbids its event, as `on: { event: undefined }` and `on: { event: {} }` do. */
export const isForbidden = ({ eventType, target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0 && eventType !== '' && !eventType.startsWith('xstate.');

function transitionOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): GraphTransition {
  const rivals = rivalsOf(transition);
  const { kind, label } = kindOf(transition.eventType, transition.source);
  const { name, ms } = delayOf(machine, transition);
  const isElse = !transition.guard && rivals.length > 1 && rivals.at(-1) === transition;
  const guard = isElse ? 'else' : guardName(transition.guard);
  return {
    id: transitionId(transition),
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    event: transition.eventType,
    kind,
    label: label || (name ?? ''),
    ...(ms !== undefined && { delay: ms }),
    ...(guard && { guard }),
    actions: transition.actions.map(actionName),
    reenters: transition.reenter,
    ...(isForbidden(transition) && { isForbidden: true as const }),
    ...(transition.description && { description: transition.description }),
  };
}

/** XState carries out `after` by hidden actions; they say nothing that the transition does not. */
const isOwn = (name: string) => !/^(raise|cancel) xstate\.after\./.test(name);

/** The states that a history names for when there is none, which XState looks for from its parent. */
function fallbackOf({ type, parent, machine, config }: AnyStateNode): string[] {
  const { target } = config as { target?: string | string[] };
  if (type !== 'history' || !target || !parent) return [];
  return [target].flat().flatMap((path) => {
    if (path.startsWith('#')) return machine.getStateNodeById(path).id;
    const found = path.split('.').reduce<AnyStateNode | undefined>((node, key) => node?.states[key], parent);
    return found ? found.id : [];
  });
}

function nodeOf(node: AnyStateNode): GraphNode {
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  const fallback = fallbackOf(node);
  return {
    id: node.id,
    name: node.key,
    type: node.type,
    ...(node.parent && { parent: node.parent.id }),
    children: Object.values(node.states).map(({ id }) => id),
    ...(first && { initial: { target: first.id, actions: node.initial.actions.map(actionName) } }),
    ...(node.type === 'history' && { history: node.history === 'deep' ? ('deep' as const) : ('shallow' as const) }),
    ...(fallback.length && { fallback }),
    ...(node.description && { description: node.description }),
    tags: [...node.tags],
    invokes: invokesOf(node),
    entry: node.entry.map(actionName).filter(isOwn),
    exit: node.exit.map(actionName).filter(isOwn),
  };
}

const familyOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(familyOf)];

const known = new WeakMap<object, Graph>();

/** What is drawn of a machine; read once for each configuration. */
export function graphOf(machine: AnyStateMachine): Graph {
  const before = known.get(machine.config);
  if (before) return before;
  const nodes = familyOf(machine.root);
  const graph: Graph = {
    id: machine.id,
    root: machine.root.id,
    nodes: Object.fromEntries(nodes.map((node) => [node.id, nodeOf(node)])),
    transitions: nodes.flatMap(transitionsOf).map((transition) => transitionOf(machine, transition)),
  };
  known.set(machine.config, graph);
  return graph;
}

const labels = new WeakMap<Graph, Map<string, string>>();

/** Returns the label of an invoked actor by its id; undefined if the machine invokes none of that id. */
export function invokeLabelOf(graph: Graph, id: string): string | undefined {
  const all =
    labels.get(graph) ??
    new Map(Object.values(graph.nodes).flatMap(({ invokes }) => invokes.map((one) => [one.id, one.label] as const)));
  labels.set(graph, all);
  return all.get(id);
}

/** The states that contain a state, from the nearest to the root. */
export function* ancestorsOf(graph: Graph, id: string): Generator<string> {
  for (let up = graph.nodes[id]?.parent; up !== undefined; up = graph.nodes[up]?.parent) yield up;
}

/** Whether a state lies inside another. */
export const isInside = (graph: Graph, id: string, outer: string) => [...ancestorsOf(graph, id)].includes(outer);
