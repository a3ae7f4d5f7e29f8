import { getShortestPaths, getSimplePaths } from '@xstate/graph';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

interface Walk<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  events: EventFromLogic<Machine>[];
  /** What each invoked actor may answer, by its id; each may also fail. */
  replies?: Record<string, unknown[]>;
}

/** Every event that a walk may send: the machine's own, its actors' answers and failures, and its timers. */
function moves<Machine extends AnyStateMachine>(machine: Machine, { events, replies = {} }: Walk<Machine>) {
  const answers = Object.entries(replies).flatMap(([id, outputs]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}`, error: new Error(id) },
  ]);
  const timers = machine.events.filter((type) => type.startsWith('xstate.after')).map((type) => ({ type }));
  return [...events, ...answers, ...timers] as never[];
}

const byStateAndPerson = (state: { value: unknown; context: unknown }) => JSON.stringify([state.value, state.context]);

/** The shortest path to every state a machine can reach, each named by its events. For tests. */
export function walk<Machine extends AnyStateMachine>(machine: Machine, how: Walk<Machine>) {
  return getShortestPaths(machine, { input: how.input, events: moves(machine, how) }).map(({ steps, state }) => ({
    trail:
      steps
        .slice(1)
        .map(({ event }) => event.type.replace(/^xstate\.(\w+)\.actor\./, '$1: '))
        .join(' → ') || 'start',
    state: state as SnapshotFrom<Machine>,
  }));
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const nameOf = (transition: AnyTransitionDefinition) =>
  `${transition.source.id} –${transition.eventType}→ ${(transition.target ?? []).map(({ id }) => id).join(', ') || '(stays)'}`;

/** The states and transitions of a machine that a walk never takes; both empty when it is walked to 100 %. For tests. */
export function unwalked<Machine extends AnyStateMachine>(machine: Machine, how: Walk<Machine>) {
  const states = new Set<string>();
  const transitions = new Set<string>();
  const all = nodesOf(machine.root);
  for (const { steps } of getSimplePaths(machine, {
    input: how.input,
    events: moves(machine, how),
    serializeState: byStateAndPerson as never,
  })) {
    steps.forEach(({ state, event }, index) => {
      for (const node of (state as AnyMachineSnapshot)._nodes) states.add(node.id);
      const before = index > 0 ? steps[index - 1]?.state : undefined;
      if (!before) return;
      for (const taken of machine.getTransitionData(before as never, event as never) as AnyTransitionDefinition[]) {
        transitions.add(nameOf(taken));
      }
    });
  }
  return {
    states: all.map(({ id }) => id).filter((id) => !states.has(id)),
    transitions: all
      .flatMap((node) => [...node.transitions.values()].flat())
      .map(nameOf)
      .filter((name) => !transitions.has(name)),
  };
}
