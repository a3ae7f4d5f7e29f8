import { type Graph, invokeLabelOf } from './graph';
import type { Change } from './redact';

/** An actor at one moment, as plain data without secrets. */
export interface Shot {
  /** The names of the states it is in, such as `open.choosing`. */
  value: string;
  active: string[];
  context: unknown;
  status: string;
  /** What broke it, where its status says so. */
  error?: string;
  /** The states it went through over and over, where that is what broke it. */
  loop?: string[];
  /** What it came to, once it is over. */
  output?: unknown;
  /** What its states say of themselves, by their ids. */
  meta?: unknown;
}

/** A delay that runs; both times in milliseconds of the feed's clock. */
export interface Timer {
  event: string;
  startedAt: number;
  delay: number;
}

export interface ActorRecord {
  id: string;
  /** No two that run at once have the same. */
  name: string;
  parent?: string;
  graph: Graph;
  shot: Shot;
  timers: Timer[];
}

/** One event that an actor took, and what came of it. */
export interface Entry {
  number: number;
  at: number;
  actor: string;
  /** Who sent it, if that was another actor. */
  source?: string;
  event: { type: string };
  from?: string;
  shot: Shot;
  taken: string[];
  /** The actions that `enqueueActions` enqueued. */
  enqueued?: string[];
  changes: Change[];
  /** How many steps of the script were begun before it. */
  step: number;
}

/** A message from one actor, or from outside, to another. */
export interface Message {
  number: number;
  at: number;
  from?: string;
  to: string;
  type: string;
}

/** As many entries and messages are kept; of more, the last. */
export const most = 2_000;

/** All that an inspector shows at one moment; another moment is another object. */
export interface Glance {
  readonly actors: readonly ActorRecord[];
  readonly entries: readonly Entry[];
  readonly messages: readonly Message[];
  /** Milliseconds since the feed began. */
  readonly at: number;
}

/** Where an inspector looks. */
export interface Feed {
  subscribe(listener: () => void): () => void;
  glance(): Glance;
}

/** XState's events as they are read: `renew done`, `after check`. The graph is that of the actor which takes the event. */
export const eventName = (type: string, graph?: Graph): string =>
  type
    .replace(/^xstate\.after\.(.+)\.[^.]*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\.(.+)$/, (_, how: string, id: string) => {
      return `${(graph && invokeLabelOf(graph, id)) ?? id} ${how}`;
    })
    .replace(/^xstate\.snapshot\.(.+)$/, (_, id: string) => `${(graph && invokeLabelOf(graph, id)) ?? id} snapshot`)
    .replace(/^xstate\.done\.state\.(.+)$/, '$1 done')
    .replace(/^xstate\./, '');

/** A state value as one line. */
export function valueName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => {
      const rest = valueName(inner);
      return rest ? `${key}.${rest}` : key;
    })
    .join(', ');
}
