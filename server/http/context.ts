import type { FastifyBaseLogger } from 'fastify';
import type { Feed } from '../kernel/activity/feed.ts';
import type { Language } from '../kernel/language.ts';
import type { Notifications } from '../kernel/notifications.ts';
import type { Parts } from '../kernel/parts.ts';
import type { Person } from '../kernel/person.ts';
import type { Operation } from './contract.ts';
import type { Gate } from './gate.ts';
import type { Openable } from './references.ts';

/** All that a handler may use besides what it is asked. */
export interface Context extends Omit<Parts, 'now' | 'isClosing' | 'metrics'> {
  operation: Operation;
  /** The instant of this request, ISO 8601. */
  now: string;
  language: Language;
  client: { address: string; agent: string };
  /** The id by which logs name the request. */
  requestId: string;
  notifications: Notifications;
  feed: Feed;
  /** Does what is large one at a time, so that others are served between. */
  large: Pick<Gate, 'inTurn'>;
  log: FastifyBaseLogger;
  /** Where the app is reached, for links that leave it; null where nobody said and the request cannot be believed. */
  origin: string | null;
  cookie(name: string): string | undefined;
  /** Whether `If-None-Match` names a tag: the caller has that version, so a handler need not make it. */
  hasCopy(tag: string): boolean;
  /** The last event that a listener heard before it came back. */
  lastEventId: string | undefined;
  /** Whoever the bearer token stands for; asking for it in an operation without one is a fault. */
  readonly person: Person;
  /** Whoever the token stands for, if there is one: for operations that may be asked with and without. */
  someone: Person | null;
  /** The caller's role in the resource of the path; null for one who is there by a permission alone. */
  role: string | null;
  /** The resources that were held for this request, each by its kind and id. */
  held: Set<string>;
  /** Finds out which things of other areas a person may open. */
  openable: Openable;
  isClosing: boolean;
}
