import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openFeed } from './activity/feed.ts';
import { writeReset } from './auth/new-password.ts';
import { openPeople } from './auth/people.ts';
import { bind } from './binder.ts';
import type { Parts } from './context.ts';
import { serveDocs } from './docs.ts';
import { tell } from './errors.ts';
import { believing, warnOfProxy } from './forwarded.ts';
import { openGate } from './gate.ts';
import { handlers } from './handlers.ts';
import { protect } from './headers.ts';
import { refuseForged } from './hosts.ts';
import { logger, logRequests } from './logging.ts';
import { watchMail, watchStore } from './metrics.ts';
import { openPost, type Post } from './post/post.ts';
import { Refusal } from './refusal.ts';
import { answerMissing } from './routing.ts';
import { serveSite } from './site.ts';
import { ptBR } from './words/pt-BR.ts';

declare module 'fastify' {
  interface FastifyInstance {
    postbox: Post;
  }
}

/** Answers what is no readable HTTP, so that even that is told in the contract's shape. */
function answerUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, text] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, ptBR.headersTooLarge]
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, ptBR.malformedRequest]
        : [400, ptBR.malformedRequest];
  const body = JSON.stringify(new Refusal(status, 'VALIDATION', () => text).problem(ptBR));
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n`;
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}

/** The whole server over its parts, not yet listening. */
export async function buildApp(parts: Parts, siteFolder?: string, docsFolder?: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger(parts.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believing(parts.config),
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 16_384 },
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // What still arrives while closing is answered; nothing is lost.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void tell(error, request, reply),
  });
  await protect(app);
  logRequests(app);
  warnOfProxy(app, parts.config);
  parts.metrics.of(app);
  watchStore(parts.metrics, parts.store);
  watchMail(parts.metrics, parts.store.db);
  app.setErrorHandler(tell);
  app.setNotFoundHandler(answerMissing);
  // Before a body is read, for nothing would be done with it.
  app.addHook('onRequest', async (request, reply) => {
    refuseForged(request);
    if (request.is404) return answerMissing(request, reply);
  });
  const post = openPost(parts, app.log, writeReset(parts));
  app.decorate('postbox', post);
  app.addHook('onClose', () => post.close());
  const feed = openFeed(parts, app.log);
  app.addHook('preClose', async () => feed.close());
  const people = openPeople(parts.store, parts.config, feed.review);
  const gate = openGate(undefined, () => parts.metrics.shed('busy'));
  // The store closes after this.
  app.addHook('onClose', () => gate.empty());
  parts.metrics.watch('trama_requests_waiting', 'Requests that wait for their turn.', () => gate.state().waiting);
  bind(app, handlers, { ...parts, post, feed, people, gate });
  serveDocs(app, docsFolder);
  await serveSite(app, siteFolder);
  return app;
}
