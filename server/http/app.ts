import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openFeed } from '../kernel/activity/feed.ts';
import { watchMail, watchStore } from '../kernel/metrics.ts';
import type { Notifications } from '../kernel/notifications.ts';
import type { Parts } from '../kernel/parts.ts';
import { openPeople } from '../kernel/people.ts';
import { Problem } from '../kernel/problem.ts';
import { serveReference } from './api-reference.ts';
import { type Area, subjectsOf } from './area.ts';
import { bind } from './binder.ts';
import { serveDocs } from './docs.ts';
import { guardDoor } from './door.ts';
import { sendProblem } from './errors.ts';
import { believing, warnOfProxy } from './forwarded.ts';
import { openGate } from './gate.ts';
import type { Handlers } from './handler.ts';
import { protect } from './headers.ts';
import { refuseForged } from './hosts.ts';
import { logger, logRequests } from './logging.ts';
import { auditRefusals } from './refusals.ts';
import { answerMissing } from './routing.ts';
import { serveSite } from './site.ts';
import { settleUnreadBodies } from './unread-body.ts';
import { words } from './words/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    notifications: Notifications;
  }
}

/** Responds to malformed HTTP in the contract's error format. */
function answerUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, text] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, words.headersTooLarge]
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, words.malformedRequest]
        : [400, words.malformedRequest];
  const body = JSON.stringify(new Problem(status, 'VALIDATION', text).body('pt-BR'));
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n`;
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}

/** The parts that areas contribute to a server. */
export interface Assembly {
  handlers: Handlers;
  areas: readonly Area[];
  openNotifications(parts: Parts, log: FastifyInstance['log']): Notifications;
}

/** Builds the complete server without listening yet. */
export async function buildApp(
  parts: Parts,
  { handlers, areas, openNotifications }: Assembly,
  siteFolder?: string,
  docsFolder?: string,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger(parts.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believing(parts.config),
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const requestId = headers['x-request-id'];
      return typeof requestId === 'string' && /^[\w.-]{1,64}$/.test(requestId) ? requestId : randomUUID();
    },
    routerOptions: { maxParamLength: 16_384 },
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are still served.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  });
  await protect(app);
  settleUnreadBodies(app);
  logRequests(app);
  warnOfProxy(app, parts.config);
  parts.metrics.of(app);
  watchStore(parts.metrics, parts.store);
  watchMail(parts.metrics, parts.store.db);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(answerMissing);
  // Runs before the body is read, because these requests do not need it.
  app.addHook('onRequest', async (request, reply) => {
    refuseForged(request);
    if (request.is404) return answerMissing(request, reply);
  });
  const notifications = openNotifications(parts, app.log);
  app.decorate('notifications', notifications);
  // Starts after listening, so that a failed start leaves no background work that uses the store.
  app.addHook('onListen', async () => notifications.start());
  app.addHook('onClose', () => notifications.close());
  const feed = openFeed(parts, app.log, subjectsOf(areas));
  app.addHook('preClose', async () => feed.close());
  const people = openPeople(parts.store, parts.config, feed.review);
  const gate = openGate(undefined, () => parts.metrics.shed('busy'));
  guardDoor(app.server, gate);
  // The store is closed after this.
  app.addHook('onClose', () => gate.empty());
  parts.metrics.watch('trama_requests_waiting', 'Requests that wait for their turn.', () => gate.state().waiting);
  const large = openGate({ atOnce: 1, waiting: 20 });
  auditRefusals(app, parts);
  bind(app, handlers, { ...parts, notifications, feed, people, gate, large, areas });
  serveDocs(app, docsFolder);
  await serveReference(app);
  await serveSite(app, parts.config, siteFolder);
  return app;
}
