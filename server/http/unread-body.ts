import type { FastifyInstance } from 'fastify';
import { mayBeEndless } from './files.ts';

/**
 * Prevents unread bodies from blocking the next request on a connection: a bounded body is drained after the response,
 * and a connection with an endless one is closed.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete && mayBeEndless(raw)) reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) raw.resume();
  });
}
