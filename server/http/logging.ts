import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../kernel/config.ts';
import { toLoggablePath } from './routing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The problem code of the response. */
    refused: string | undefined;
  }
}

const secrets = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'refreshToken', 'userAccessToken'];

// All tokens and e-mail addresses are masked in every log line, whatever wrote them.
const tokens = /\b(tr[a-z]_)[\w-]{8,}/g;
const addresses = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
const maskLine = (line: string) => line.replace(tokens, '$1…').replace(addresses, '…@…');

/** Returns the log options: JSON lines on stderr, with path patterns instead of paths and without secrets. */
export const loggerOptions = (level: Config['logLevel']): FastifyServerOptions['logger'] => ({
  level,
  stream: process.stderr,
  redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  hooks: { streamWrite: maskLine },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: toLoggablePath(request) }),
    // Store errors contain rows, and those of the embedded store its whole source, so only these fields are logged.
    err: ({ name, message, stack, code }: Error & { code?: string }) => ({
      type: name,
      message: message.slice(0, 500),
      stack: stack?.slice(0, 4000) ?? '',
      code,
    }),
  },
});

/** Logs one line per request after its response. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refused', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const { method, log, routeOptions, person, refused, ip } = request;
    log.info(
      {
        method,
        path: toLoggablePath(request),
        operation: routeOptions.config.operation?.id,
        status: reply.statusCode,
        refused,
        person: person?.id,
        address: ip,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
