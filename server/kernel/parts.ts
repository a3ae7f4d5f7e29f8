import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** The parts that a server is made of; a test brings its own clock. */
export interface Parts {
  store: Store;
  config: Config;
  metrics: Metrics;
  now: () => Date;
  isClosing: () => boolean;
}

/** A request, as far as the kernel wants to know. */
export interface Asking {
  person: { id: string; session?: { id: string } };
  /** The instant of the request, ISO 8601. */
  now: string;
  client: { address: string; agent: string };
  /** The id by which logs name the request. */
  requestId: string;
  log: FastifyBaseLogger;
}
