import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { graphOf, transitionId } from './graph';

/** What tests have taken of machines, by machine: the ids of states and transitions. */
export type Taken = Record<string, { states: string[]; transitions: string[] }>;

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
      transitions.add(transitionId(transition));
      for (let node: AnyStateNode | undefined = transition.source; node; node = node.parent) states.add(node.id);
      // A state that is left at once is never in a snapshot.
      for (const target of transition.target ?? []) states.add(target.id);
    }
  };

  /** What was never taken, and the shares as a line to print. */
  of(machine: AnyStateMachine) {
    const graph = graphOf(machine);
    const nodes = Object.keys(graph.nodes);
    const allTransitions = graph.transitions.map(({ id }) => id);
    const [states, transitions] = [this.#states.get(machine.id), this.#transitions.get(machine.id)];
    const missing = {
      states: nodes.filter((id) => !states?.has(id)),
      transitions: allTransitions.filter((id) => !transitions?.has(id)),
    };
    const told = `${machine.id}: ${share(nodes.length - missing.states.length, nodes.length)} states, ${share(
      allTransitions.length - missing.transitions.length,
      allTransitions.length,
    )} transitions`;
    return { ...missing, told };
  }

  /** All that was taken, to be painted on the chart. */
  get taken(): Taken {
    return Object.fromEntries(
      [...this.#states].map(([id, states]) => [
        id,
        { states: [...states].sort(), transitions: [...(this.#transitions.get(id) ?? [])].sort() },
      ]),
    );
  }

  /** The same as a file of JSON. */
  get written(): string {
    return `${JSON.stringify(this.taken, null, 2)}\n`;
  }
}
