import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type GraphTransition, transitionId } from './graph';
import { guardName } from './names';

/** What would become of a transition if its event came now: another may take it first, by its own name of the event. */
export type Verdict = { is: 'open' } | { is: 'barred'; by: string } | { is: 'later'; by: string };

interface Check {
  check?: (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;
}

type Judge = ((args: object, params: unknown) => boolean) & Check;

/** Whether a guard lets an event through. */
export function passes(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (!guard) return true;
  const args = { context: snapshot.context, event };
  if (typeof guard === 'function') {
    const judge = guard as Judge;
    return judge.check ? judge.check(snapshot, args, judge) : judge(args, undefined);
  }
  const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : (guard as AnyEventObject);
  const known = (snapshot.machine.implementations.guards as Record<string, unknown>)[type];
  if (typeof known !== 'function') return known === undefined ? false : passes(known, snapshot, event);
  const judge = known as Judge;
  if (judge.check) return judge.check(snapshot, args, judge);
  return judge(args, typeof params === 'function' ? params(args) : params);
}

/** Whether an event is one of those that a name with an asterisk stands for: `mouse.*` for `mouse` and `mouse.up`. */
export const answers = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** The transitions of a state that an event concerns, in XState's order: by its very name, then by the longest. */
const rivalsFor = (node: AnyStateNode, type: string): AnyTransitionDefinition[] =>
  [...node.transitions.keys()]
    .filter((descriptor) => answers(descriptor, type))
    .sort((a, b) => Number(b === type) - Number(a === type) || b.length - a.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);

const nodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  (snapshot as unknown as { _nodes: AnyStateNode[] })._nodes;

const isWithin = (node: AnyStateNode, outer: AnyStateNode) => {
  for (let up = node.parent; up; up = up.parent) if (up === outer) return true;
  return false;
};

function isLetThrough(transition: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  try {
    return passes(transition.guard, snapshot, event);
  } catch {
    // A guard may stumble over an event that lacks what it looks at.
    return false;
  }
}

/** What would become of each transition that an event concerns now, by its id. */
export function judge(snapshot: AnyMachineSnapshot, event: AnyEventObject): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  const winners: { node: AnyStateNode; by: string }[] = [];
  for (const node of [...nodesOf(snapshot)].sort((a, b) => b.order - a.order)) {
    let first = winners.find((winner) => isWithin(winner.node, node))?.by;
    for (const transition of rivalsFor(node, event.type)) {
      const id = transitionId(transition);
      if (first !== undefined) verdicts.set(id, { is: 'later', by: first });
      else if (isLetThrough(transition, snapshot, event)) {
        const by: string = transition.eventType;
        verdicts.set(id, { is: 'open' });
        winners.push({ node, by });
        first = by;
      } else verdicts.set(id, { is: 'barred', by: guardName(transition.guard) ?? '' });
    }
  }
  return verdicts;
}

const judged: readonly GraphTransition['kind'][] = ['event', 'any', 'route'];

/** The same for every event that the active states know, the best that any of its examples comes to. */
export function judgeAll(
  snapshot: AnyMachineSnapshot,
  transitions: readonly GraphTransition[],
  examples: (event: string) => AnyEventObject[],
): Map<string, Verdict> {
  const active = new Set(nodesOf(snapshot).map(({ id }) => id));
  const known = transitions.filter(({ kind, source }) => judged.includes(kind) && active.has(source));
  const eventOf = new Map(known.map(({ id, event }) => [id, event]));
  const all = new Map<string, Verdict>();
  for (const type of new Set(known.map(({ event }) => event)))
    for (const example of examples(type))
      for (const [id, verdict] of judge(snapshot, example))
        if (eventOf.get(id) === type && all.get(id)?.is !== 'open') all.set(id, verdict);
  return all;
}
