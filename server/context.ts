import type { FastifyBaseLogger } from 'fastify';
import type { Schema } from '#openapi/operations';
import type { Feed } from './activity/feed.ts';
import type { Config } from './config.ts';
import type { Operation } from './contract.ts';
import type { Metrics } from './metrics.ts';
import type { Post } from './post/post.ts';
import type { Store } from './store/store.ts';
import type { Words } from './words/index.ts';

/** The signed-in person, as far as every request needs to know. */
export interface Person {
  id: string;
  name: string;
  email: string;
  permissions: ReadonlySet<string>;
  /** The session that the token belongs to, and when that token ends. */
  session: { id: string; tokenEndsAt: string };
}

/** The parts that a server is made of; a test brings its own clock. */
export interface Parts {
  store: Store;
  config: Config;
  metrics: Metrics;
  now: () => Date;
  isClosing: () => boolean;
}

/** All that a handler may use besides what it is asked. */
export interface Context extends Omit<Parts, 'now' | 'isClosing' | 'metrics'> {
  operation: Operation;
  /** The instant of this request, ISO 8601. */
  now: string;
  words: Words;
  client: { address: string; agent: string };
  post: Post;
  feed: Feed;
  log: FastifyBaseLogger;
  /** Where the app is reached, for links that leave it; null where nobody said and the request cannot be believed. */
  origin: string | null;
  cookie(name: string): string | undefined;
  /** The last event that a listener heard before it came back. */
  lastEventId: string | undefined;
  /** Whoever the bearer token stands for; asking for it in an operation without one is a fault. */
  readonly person: Person;
  /** Whoever the token stands for, if there is one: for operations that may be asked with and without. */
  someone: Person | null;
  /** The caller's role in the project of the path; null for one who is there by `manage:projects` alone. */
  role: Schema<'MemberRole'> | null;
  isClosing: boolean;
}
