import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openFeed } from '../kernel/activity/feed.ts';
import type { AppServices } from '../kernel/app-services.ts';
import { registerMailMetrics, registerStoreMetrics } from '../kernel/metrics.ts';
import type { Notifications } from '../kernel/notifications.ts';
import { createPersonCache } from '../kernel/person-cache.ts';
import { Problem } from '../kernel/problem.ts';
import { serveReference } from './api-reference.ts';
import { type Area, collectSubjects } from './area.ts';
import { bind } from './binder.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { serveDocs } from './docs.ts';
import { sendProblem } from './errors.ts';
import type { Handlers } from './handler.ts';
import { registerSecurityHeaders } from './headers.ts';
import { rejectForgedRequest } from './hosts.ts';
import { shedLoad } from './load-shedding.ts';
import { loggerOptions, logRequests } from './logging.ts';
import { auditRefusals } from './refusals.ts';
import { answerMissing } from './routing.ts';
import { serveSite } from './site.ts';
import { trustProxyOption, warnAboutUntrustedProxy } from './trust-proxy.ts';
import { drainUnreadBodies } from './unread-body.ts';
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
export interface AppAssembly {
  handlers: Handlers;
  areas: readonly Area[];
  openNotifications(parts: AppServices, log: FastifyInstance['log']): Notifications;
}

/** Builds the complete server without listening yet. */
export async function buildApp(
  parts: AppServices,
  { handlers, areas, openNotifications }: AppAssembly,
  siteFolder?: string,
  docsFolder?: string,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(parts.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(parts.config),
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
  await registerSecurityHeaders(app);
  drainUnreadBodies(app);
  logRequests(app);
  warnAboutUntrustedProxy(app, parts.config);
  parts.metrics.countRequests(app);
  registerStoreMetrics(parts.metrics, parts.store);
  registerMailMetrics(parts.metrics, parts.store.db);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(answerMissing);
  // Runs before the body is read, because these requests do not need it.
  app.addHook('onRequest', async (request, reply) => {
    rejectForgedRequest(request);
    if (request.is404) return answerMissing(request, reply);
  });
  const notifications = openNotifications(parts, app.log);
  app.decorate('notifications', notifications);
  // Starts after listening, so that a failed start leaves no background work that uses the store.
  app.addHook('onListen', async () => notifications.start());
  app.addHook('onClose', () => notifications.close());
  const feed = openFeed(parts, app.log, collectSubjects(areas));
  app.addHook('preClose', async () => feed.close());
  const people = createPersonCache(parts.store, parts.config, feed.recheckSessions);
  const gate = createConcurrencyLimit(undefined, () => parts.metrics.countShed('busy'));
  shedLoad(app.server, gate);
  // The store is closed after this.
  app.addHook('onClose', () => gate.whenIdle());
  parts.metrics.registerGauge(
    'trama_requests_waiting',
    'Requests that wait for their turn.',
    () => gate.stats().waiting,
  );
  const large = createConcurrencyLimit({ maxRunning: 1, maxQueued: 20 });
  auditRefusals(app, parts);
  bind(app, handlers, { ...parts, notifications, feed, people, gate, largeWork: large, areas });
  serveDocs(app, docsFolder);
  await serveReference(app);
  await serveSite(app, parts.config, siteFolder);
  return app;
}
