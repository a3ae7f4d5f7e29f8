import { and, not, or } from 'xstate';
import { readEnqueued } from './read-enqueued';

interface Named {
  type?: string;
  name?: string;
  params?: unknown;
  event?: unknown;
  to?: unknown;
  actorRef?: unknown;
  check?: unknown;
  sendId?: unknown;
  src?: unknown;
  assignment?: unknown;
  collect?: unknown;
  guards?: unknown[];
  stateValue?: unknown;
}

/** An unnamed function or a logic given in place of a name. */
export const unnamed = 'ƒ';

const typeOf = (event: unknown): string => {
  if (typeof event === 'string') return event;
  if (typeof event === 'object' && event !== null) return String((event as Named).type ?? unnamed);
  return unnamed;
};

const receiver = (to: unknown): string => {
  if (typeof to === 'string') return to === '#_parent' ? 'the parent' : to;
  return typeof to === 'object' && to !== null && 'id' in to ? String(to.id) : unnamed;
};

const assigned = (assignment: unknown) =>
  typeof assignment === 'object' && assignment !== null ? Object.keys(assignment).join(', ') : unnamed;

/** XState's own actions, told by what they are made with. */
const builtIn: Record<string, (action: Named) => string> = {
  'xstate.assign': ({ assignment }) => `assign ${assigned(assignment)}`,
  'xstate.raise': ({ event }) => `raise ${typeOf(event)}`,
  'xstate.sendTo': ({ to, event }) => `send ${typeOf(event)} to ${receiver(to)}`,
  'xstate.emit': ({ event }) => `emit ${typeOf(event)}`,
  'xstate.cancel': ({ sendId }) => `cancel ${typeof sendId === 'string' ? sendId : unnamed}`,
  'xstate.spawnChild': ({ src }) => `spawn ${sourceName(src)}`,
  'xstate.stopChild': ({ actorRef }) => `stop ${receiver(actorRef)}`,
  'xstate.log': () => 'log',
  'xstate.enqueueActions': ({ collect }) => `enqueue ${readEnqueued(collect).join(', ') || unnamed}`,
};

/** A function's own name, unless it is only that of the property it stands in, or what a minifier left. */
const spoken = (name = '') =>
  name.length < 3 || ['guard', 'actions', 'entry', 'exit'].includes(name) ? unnamed : name;

/** What an action is called on the chart. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const named = action as Named;
  const type = named.type ?? spoken(named.name);
  return builtIn[type]?.(named) ?? type;
}

/** Returns the name of an action made by a method of `enqueue`, such as `enqueue.raise`. */
export function enqueuedName(method: string, [first, second]: readonly unknown[]): string {
  const sent = { to: method === 'sendParent' ? '#_parent' : first, event: method === 'sendTo' ? second : first };
  const made = { ...sent, assignment: first, sendId: first, src: first, actorRef: first };
  return builtIn[`xstate.${method === 'sendParent' ? 'sendTo' : method}`]?.(made) ?? method;
}

// Compared by what they do: their names do not survive a minifier.
const checks = {
  not: (not('') as Named).check,
  and: (and([]) as Named).check,
  or: (or([]) as Named).check,
};

const inBrackets = (guard: unknown) => {
  const name = guardName(guard) ?? '';
  const { check } = guard as Named;
  return check === checks.and || check === checks.or ? `(${name})` : name;
};

const place = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${place(inner)}`)
        .join(' ∧ ')
    : String(value);

/** What a guard is called on the chart, with its negation, its parts, and what it is given. */
export function guardName(guard: unknown): string | undefined {
  if (!guard) return undefined;
  if (typeof guard === 'string') return guard;
  const named = guard as Named;
  if (typeof guard === 'object') {
    const params = named.params && typeof named.params === 'object' ? `(${JSON.stringify(named.params)})` : '';
    return `${named.type}${params}`;
  }
  if (named.stateValue !== undefined) return `in ${place(named.stateValue)}`;
  if (!named.guards) return spoken(named.name);
  if (named.check === checks.not) return `¬ ${inBrackets(named.guards[0])}`;
  return named.guards.map(inBrackets).join(named.check === checks.or ? ' ∨ ' : ' ∧ ');
}

/** Returns the name of logic given inline: a machine's id, or the name of the function it was made with. */
export function logicName(logic: unknown): string {
  if (typeof logic !== 'object' || logic === null) return unnamed;
  const { id, root, config } = logic as { id?: string; root?: unknown; config?: unknown };
  if (root) return id === '(machine)' ? unnamed : String(id);
  return typeof config === 'function' ? spoken(config.name) : unnamed;
}

/** Returns the name of an actor's source: its own, or that of the logic that replaces it. */
export const sourceName = (src: unknown): string => (typeof src === 'string' ? src : logicName(src));
