import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type GraphTransition, transitionId, transitionsOf } from './graph';
import { guardName } from './names';

/** What would become of a transition if its event came now. */
export type Verdict = { is: 'open' } | { is: 'barred'; by: string } | { is: 'later' };

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

const answers = (descriptor: string, type: string) =>
  descriptor === type || descriptor === '*' || (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

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
  const winners: AnyStateNode[] = [];
  for (const node of [...nodesOf(snapshot)].sort((a, b) => b.order - a.order)) {
    const rivals = transitionsOf(node).filter(({ eventType }) => eventType && answers(eventType, event.type));
    let isTaken = winners.some((winner) => isWithin(winner, node));
    for (const transition of rivals) {
      const id = transitionId(transition);
      if (isTaken) verdicts.set(id, { is: 'later' });
      else if (isLetThrough(transition, snapshot, event)) {
        verdicts.set(id, { is: 'open' });
        winners.push(node);
        isTaken = true;
      } else verdicts.set(id, { is: 'barred', by: guardName(transition.guard) ?? '' });
    }
  }
  return verdicts;
}

/** The same for every event that the active states know, the best that any of its examples comes to. */
export function judgeAll(
  snapshot: AnyMachineSnapshot,
  transitions: readonly GraphTransition[],
  examples: (event: string) => AnyEventObject[],
): Map<string, Verdict> {
  const active = new Set(nodesOf(snapshot).map(({ id }) => id));
  const known = transitions.filter(({ kind, source }) => (kind === 'event' || kind === 'route') && active.has(source));
  const all = new Map<string, Verdict>();
  for (const type of new Set(known.map(({ event }) => event)))
    for (const example of examples(type))
      for (const [id, verdict] of judge(snapshot, example)) if (all.get(id)?.is !== 'open') all.set(id, verdict);
  return all;
}
