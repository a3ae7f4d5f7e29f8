import { type Graph, type GraphNode, type GraphTransition, isInside } from './graph';

const transition = ({ targets, guard, actions, reenters, description }: GraphTransition) => ({
  ...(targets.length && { target: targets.map((id) => `#${id}`) }),
  ...(guard && { guard }),
  ...(actions.length && { actions }),
  ...(reenters && { reenter: true }),
  ...(description && { description }),
});

function byEvent(transitions: GraphTransition[], nameOf: (one: GraphTransition) => string) {
  const all: Record<string, object[]> = {};
  for (const one of transitions) all[nameOf(one)] = [...(all[nameOf(one)] ?? []), transition(one)];
  return all;
}

const some = (name: string, value: object | undefined) =>
  value && Object.keys(value).length ? { [name]: value } : undefined;

/** A graph as a machine's configuration in names alone, as other tools draw it. */
export function definitionOf(graph: Graph): Record<string, unknown> {
  const configOf = (node: GraphNode): Record<string, unknown> => {
    const own = graph.transitions.filter(({ source }) => source === node.id);
    const of = (...kinds: GraphTransition['kind'][]) => own.filter(({ kind }) => kinds.includes(kind));
    const { type, initial, history, fallback, tags, entry, exit, invokes, description } = node;
    return {
      id: node.id,
      ...((type === 'parallel' || type === 'final' || type === 'history') && { type }),
      ...(initial && { initial: graph.nodes[initial.target]?.name }),
      ...(history && { history }),
      ...(fallback && { target: fallback.map((id) => `#${id}`) }),
      ...(description && { description }),
      ...some('tags', tags),
      ...some('entry', entry),
      ...some('exit', exit),
      ...some(
        'invoke',
        invokes.map(({ id, src, source }) => ({
          id,
          // XState's name for logic given inline says nothing elsewhere.
          src: src.startsWith('xstate.invoke.') ? source : src,
          ...some(
            'onDone',
            of('done')
              .filter(({ event }) => event === `xstate.done.actor.${id}`)
              .map(transition),
          ),
          ...some(
            'onError',
            of('error')
              .filter(({ event }) => event === `xstate.error.actor.${id}`)
              .map(transition),
          ),
        })),
      ),
      ...some('always', of('always').map(transition)),
      ...some('onDone', of('state done').map(transition)),
      ...some(
        'after',
        byEvent(of('after'), ({ delay, label }) => (delay === undefined ? label : String(delay))),
      ),
      ...some(
        'on',
        byEvent(of('event', 'any', 'route', 'snapshot'), ({ event }) => event),
      ),
      ...some(
        'states',
        Object.fromEntries(node.children.map((id) => [graph.nodes[id]?.name, configOf(graph.nodes[id] as GraphNode)])),
      ),
    };
  };
  return configOf(graph.nodes[graph.root] as GraphNode);
}

/** The state value of a machine that is in these states, as XState writes it. */
export function stateValueOf(graph: Graph, active: readonly string[]): unknown {
  const on = new Set(active.filter((id) => id === graph.root || isInside(graph, id, graph.root)));
  const valueIn = (node: GraphNode): unknown => {
    const inner = node.children.map((id) => graph.nodes[id] as GraphNode).filter(({ id }) => on.has(id));
    const [only] = inner;
    if (!only) return {};
    if (node.type !== 'parallel' && !only.children.length) return only.name;
    return Object.fromEntries(inner.map((child) => [child.name, valueIn(child)]));
  };
  return valueIn(graph.nodes[graph.root] as GraphNode);
}
