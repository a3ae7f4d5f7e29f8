import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** One transition by where it stands, for `provide` makes new ones of the same. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const rivals = transitionsOf(source).filter((other) => other.eventType === eventType);
  const targets = (transition.target ?? []).map(({ id }) => id).join(', ') || '(stays)';
  return `${source.id} –${eventType || 'always'} ${rivals.indexOf(transition) + 1}→ ${targets}`;
}

function setOf(sets: Map<string, Set<string>>, id: string): Set<string> {
  const set = sets.get(id) ?? new Set();
  sets.set(id, set);
  return set;
}

const share = (seen: number, all: number) => `${seen}/${all}`;

/** Which states and transitions of machines were taken, told by what the actors report. */
export class Coverage {
  readonly #states = new Map<string, Set<string>>();
  readonly #transitions = new Map<string, Set<string>>();

  /** For `createActor(machine, { inspect })`. */
  inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { root, id } = (event.actorRef as unknown as { logic: Partial<AnyStateMachine> }).logic;
    if (!root || !id) return;
    const states = setOf(this.#states, id);
    const transitions = setOf(this.#transitions, id);
    for (const { id: state } of (event.snapshot as unknown as { _nodes: AnyStateNode[] })._nodes) states.add(state);
    for (const transition of event._transitions) {
      transitions.add(nameOf(transition));
      for (let node: AnyStateNode | undefined = transition.source; node; node = node.parent) states.add(node.id);
      // A state that is left at once is never in a snapshot.
      for (const target of transition.target ?? []) states.add(target.id);
    }
  };

  /** What was never taken, and the shares as a line to print. */
  of(machine: AnyStateMachine) {
    const nodes = nodesOf(machine.root);
    const allTransitions = nodes.flatMap(transitionsOf).map(nameOf);
    const [states, transitions] = [this.#states.get(machine.id), this.#transitions.get(machine.id)];
    const missing = {
      states: nodes.map(({ id }) => id).filter((id) => !states?.has(id)),
      transitions: allTransitions.filter((name) => !transitions?.has(name)),
    };
    const told = `${machine.id}: ${share(nodes.length - missing.states.length, nodes.length)} states, ${share(
      allTransitions.length - missing.transitions.length,
      allTransitions.length,
    )} transitions`;
    return { ...missing, told };
  }
}
