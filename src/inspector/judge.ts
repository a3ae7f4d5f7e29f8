import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type GraphTransition, isForbidden, transitionId, transitionsOf } from './graph';
import { guardName } from './names';

/** What would become of a transition if its event came now: it may forbid the event, or another may take it first. */
export type Verdict =
  | { is: 'open' | 'forbidden' }
  | { is: 'barred' | 'later'; by: string }
  /** Its guard throws, or the machine has no such guard: XState stops the machine. */
  | { is: 'faulty'; by: string; fault: string };

/** Why an event was not taken: the guards that bar it, or what would go wrong in the machine. */
export interface Refusal {
  by: string;
  isForbidden?: true;
  fault?: string;
}

/** Returns why no transition takes an event; undefined if one does. */
export function refusalOf(verdicts: readonly Verdict[]): Refusal | undefined {
  const faulty = verdicts.find((verdict) => verdict.is === 'faulty');
  if (faulty) return { by: faulty.by, fault: faulty.fault };
  if (verdicts.some(({ is }) => is === 'open')) return undefined;
  const by = [...new Set(verdicts.flatMap((one) => (one.is === 'barred' ? [one.by] : [])))].join('], [');
  return { by, ...(verdicts.some(({ is }) => is === 'forbidden') && { isForbidden: true as const }) };
}

const missing = (guard: string) => `Guard '${guard}' is not implemented.`;

interface Check {
  check?: (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;
}

type Judge = ((args: object, params: unknown) => boolean) & Check;

/** Whether a guard lets an event through. Throws what the guard throws, and if the machine has no such guard. */
export function passes(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  if (!guard) return true;
  const args = { context: snapshot.context, event };
  if (typeof guard === 'function') {
    const judge = guard as Judge;
    return judge.check ? judge.check(snapshot, args, judge) : judge(args, undefined);
  }
  const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : (guard as AnyEventObject);
  const known = (snapshot.machine.implementations.guards as Record<string, unknown>)[type];
  if (known === undefined) throw new Error(missing(type));
  if (typeof known !== 'function') return passes(known, snapshot, event);
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

function verdictOf(
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Exclude<Verdict, { is: 'later' }> {
  const by = guardName(transition.guard) ?? '';
  try {
    if (!passes(transition.guard, snapshot, event)) return { is: 'barred', by };
    return { is: isForbidden(transition) ? 'forbidden' : 'open' };
  } catch (error) {
    return { is: 'faulty', by, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the first guard that a machine does not implement, of a guard and those it is made of. */
function missingGuard(guard: unknown, snapshot: AnyMachineSnapshot): string | undefined {
  if (!guard) return undefined;
  const { guards, type } = guard as { guards?: unknown[]; type?: string };
  if (typeof guard === 'function')
    return guards?.map((one) => missingGuard(one, snapshot)).find((name) => name !== undefined);
  const name = typeof guard === 'string' ? guard : String(type);
  const known = (snapshot.machine.implementations.guards as Record<string, unknown>)[name];
  return known === undefined ? name : missingGuard(known, snapshot);
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
      else {
        const verdict = verdictOf(transition, snapshot, event);
        verdicts.set(id, verdict);
        if (verdict.is === 'barred') continue;
        const by: string = transition.eventType;
        winners.push({ node, by });
        first = by;
      }
    }
  }
  return verdicts;
}

const judged: readonly GraphTransition['kind'][] = ['event', 'any', 'route'];

/** The transitions of the active states that no event by hand takes, and whose guard the machine does not implement. */
function missingGuards(snapshot: AnyMachineSnapshot, known: readonly GraphTransition[]): Map<string, Verdict> {
  const kinds = new Map(known.map(({ id, kind }) => [id, kind]));
  const faulty = nodesOf(snapshot)
    .flatMap(transitionsOf)
    .flatMap((transition): [string, Verdict][] => {
      const id = transitionId(transition);
      const kind = kinds.get(id);
      if (!kind || judged.includes(kind)) return [];
      const name = missingGuard(transition.guard, snapshot);
      return name === undefined
        ? []
        : [[id, { is: 'faulty', by: guardName(transition.guard) ?? '', fault: missing(name) }]];
    });
  return new Map(faulty);
}

/** The same for every event that the active states know, the best that any of its examples comes to. */
export function judgeAll(
  snapshot: AnyMachineSnapshot,
  transitions: readonly GraphTransition[],
  examples: (event: string) => AnyEventObject[],
): Map<string, Verdict> {
  const active = new Set(nodesOf(snapshot).map(({ id }) => id));
  const all = missingGuards(snapshot, transitions);
  const known = transitions.filter(({ kind, source }) => judged.includes(kind) && active.has(source));
  const eventOf = new Map(known.map(({ id, event }) => [id, event]));
  for (const type of new Set(known.map(({ event }) => event)))
    for (const example of examples(type))
      for (const [id, verdict] of judge(snapshot, example))
        if (eventOf.get(id) === type && all.get(id)?.is !== 'open') all.set(id, verdict);
  return all;
}
