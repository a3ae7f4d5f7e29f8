import type { FastifyBaseLogger } from 'fastify';
import type { Feed } from '../kernel/activity/feed.ts';
import type { AppServices } from '../kernel/app-services.ts';
import type { Language } from '../kernel/language.ts';
import type { Notifications } from '../kernel/notifications.ts';
import type { Person } from '../kernel/person.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Operation } from './contract.ts';
import type { OpenableFinders } from './references.ts';
import type { SearchSource } from './search-source.ts';

/** The services and request data that a handler can use besides its input. */
export interface Context extends Omit<AppServices, 'now' | 'isClosing' | 'metrics'> {
  operation: Operation;
  /** The instant of the request, ISO 8601. */
  now: string;
  language: Language;
  client: { address: string; agent: string };
  /** The request id in the logs. */
  requestId: string;
  notifications: Notifications;
  feed: Feed;
  /** Runs large work one at a time, so that other requests are served in between. */
  largeWork: Pick<ConcurrencyLimit, 'run'>;
  log: FastifyBaseLogger;
  /** The origin for links outside the app; null if it is not configured and the request's host cannot be trusted. */
  origin: string | null;
  cookie(name: string): string | undefined;
  /** Returns whether `If-None-Match` matches a tag, so that a handler can skip building the response. */
  hasCopy(tag: string): boolean;
  /** The last event that a reconnecting listener received. */
  lastEventId: string | undefined;
  /** The authenticated person. Reading it in an operation without a token throws. */
  readonly person: Person;
  /** The authenticated person or null, for operations where the token is optional. */
  optionalPerson: Person | null;
  /** The caller's role in the resource of the path; null if only a permission grants access. */
  role: string | null;
  /** The resources locked or authorized for this request, as kind and id. */
  lockedResources: Set<string>;
  /** Finds the records of other areas that a person may open. */
  openable: OpenableFinders;
  /** The searchable kinds of records of all areas. */
  searchSources: readonly SearchSource[];
  isClosing: boolean;
}
