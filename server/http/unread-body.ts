import type { FastifyInstance } from 'fastify';
import { mayBeEndless } from './files.ts';

/**
 * Leaves no connection behind with a body that nobody reads, or its next request would never be answered: the rest of
 * a bounded body is drained after the answer, and a connection whose body may never end is closed.
 */
export function settleUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete && mayBeEndless(raw)) reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) raw.resume();
  });
}
