import createFetchClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

/** The one client of the contract: same origin, JSON, typed by the bundled contract. Middleware adds token and language. */
export const client = createFetchClient<paths>({
  // Looked up at each call, so that what replaces it later (a test, a worker) is found.
  fetch: (request) => globalThis.fetch(request),
});

export type { Middleware };
