import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { actionName, enqueuedName } from './names';

interface Enqueue {
  (action: unknown): void;
  [method: string]: (...args: unknown[]) => void;
}

interface CollectorArgs {
  enqueue: Enqueue;
  self: AnyActorRef;
}

type Collect = (args: CollectorArgs, params: unknown) => void;

interface EnqueueActions {
  type?: string;
  collect?: Collect;
}

type Report = (names: string[]) => void;

const reports = new WeakMap<AnyActorRef, Set<Report>>();
const watched = new WeakSet<object>();

/** Wraps `enqueue` so that each action enqueued is also named. */
const naming = (enqueue: Enqueue, names: string[]): Enqueue =>
  new Proxy(enqueue, {
    apply: (target, self, args: [unknown]) => {
      names.push(actionName(args[0]));
      return Reflect.apply(target, self, args);
    },
    get: (target, method: string) => {
      const own = target[method];
      if (typeof own !== 'function' || !Object.hasOwn(target, method)) return own;
      return (...args: unknown[]) => {
        names.push(enqueuedName(method, args));
        own(...args);
      };
    },
  });

function watchAction(action: unknown) {
  const one = action as EnqueueActions;
  if (typeof action !== 'function' || one.type !== 'xstate.enqueueActions' || watched.has(action)) return;
  const { collect } = one;
  if (!collect) return;
  watched.add(action);
  one.collect = (args, params) => {
    const all = reports.get(args.self);
    if (!all) return collect(args, params);
    const names: string[] = [];
    collect({ ...args, enqueue: naming(args.enqueue, names) }, params);
    for (const report of all) report(names);
  };
  // The chart names an action by the source of its own collector.
  one.collect.toString = () => String(collect);
}

function actionsOf({ root, implementations }: AnyStateMachine): unknown[] {
  const nodes = [root];
  for (const node of nodes) nodes.push(...Object.values(node.states));
  const written = nodes.flatMap((node) => [
    ...node.entry,
    ...node.exit,
    ...[...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(({ actions }) => actions),
    ...(node.type === 'compound' ? node.initial.actions : []),
  ]);
  return [...written, ...Object.values(implementations.actions)];
}

const prepared = new WeakSet<AnyStateMachine>();

/** Reports the names of the actions that an actor's `enqueueActions` enqueue whenever they run. */
export function watchEnqueued(ref: AnyActorRef, machine: AnyStateMachine, report: Report): void {
  if (!prepared.has(machine)) for (const action of actionsOf(machine)) watchAction(action);
  prepared.add(machine);
  const all = reports.get(ref) ?? new Set();
  reports.set(ref, all.add(report));
}
