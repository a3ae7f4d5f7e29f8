import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { pathOf } from './routing.ts';

const secrets = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'refreshToken', 'userAccessToken'];

/** How the log is written: JSON lines on stderr, without secrets and without what follows a `?`. */
export const logger = (level: Config['logLevel']): FastifyServerOptions['logger'] => ({
  level,
  stream: process.stderr,
  redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    // Errors of the store carry rows, and the embedded one's its whole source: only this much is told.
    err: ({ name, message, stack, code }: Error & { code?: string }) => ({
      type: name,
      message: message.slice(0, 500),
      stack: stack?.slice(0, 4000) ?? '',
      code,
    }),
  },
});

/** One line a request, when it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, log, routeOptions } = request;
    const operation = routeOptions.config.operation?.id;
    log.info(
      { method, path: pathOf(url), operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
}
