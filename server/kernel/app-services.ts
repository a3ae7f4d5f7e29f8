import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** The services of a server. Tests supply their own clock. */
export interface AppServices {
  store: Store;
  config: Config;
  metrics: Metrics;
  now: () => Date;
  isClosing: () => boolean;
}

/** The request data that the kernel needs. */
export interface RequestContext {
  person: { id: string; session?: { id: string } };
  /** The instant of the request, ISO 8601. */
  now: string;
  client: { address: string; agent: string };
  /** The request id in the logs. */
  requestId: string;
  log: FastifyBaseLogger;
}
