import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { StartError } from './start-error.ts';
import type { Store } from './store/store.ts';
import type { Db } from './store/tables.ts';

/** One value, or one for each value of a label. */
export type Reading = number | Record<string, number>;

/** The metrics of one app for its operators. */
export interface Metrics {
  /** Counts a request that was rejected by load shedding. */
  countShed(why: string): void;
  /** Registers a gauge that is read when metrics are collected; `label` names the keys of a reading. */
  registerGauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void;
  /** Registers a counter that is maintained elsewhere and read when metrics are collected. */
  registerCounter(name: string, help: string, read: () => Reading, label?: string): void;
  /** Counts the requests of an app. */
  countRequests(app: FastifyInstance): void;
  /** Formats all metrics for Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createInstruments(registry: Registry) {
  const registers = [registry];
  return {
    took: new Histogram({
      name: 'trama_request_seconds',
      help: 'Time until an answer was sent, without lines of events.',
      labelNames: ['operation', 'status'] as const,
      buckets: seconds,
      registers,
    }),
    open: new Gauge({
      name: 'trama_requests_open',
      help: 'Requests that are being answered.',
      registers,
    }),
    lines: new Gauge({ name: 'trama_event_lines', help: 'Lines of events that are open.', registers }),
    refused: new Counter({
      name: 'trama_refused_total',
      help: 'Requests refused, by the code of the problem; limits: RATE_LIMITED.',
      labelNames: ['operation', 'code'] as const,
      registers,
    }),
    shed: new Counter({
      name: 'trama_shed_total',
      help: 'Requests turned away, for there were too many.',
      labelNames: ['why'] as const,
      registers,
    }),
  };
}

/**
 * Counts requests when they start and end. Requests without an operation count for the site or, if not found, for
 * `nothing`.
 */
function countRequests(
  app: FastifyInstance,
  { took, open, lines, refused }: ReturnType<typeof createInstruments>,
): void {
  const isStream = ({ routeOptions }: FastifyRequest) => (routeOptions.config?.operation?.streamStatuses.size ?? 0) > 0;
  app.addHook('onRequest', async (request, reply) => {
    const gauge = isStream(request) ? lines : open;
    gauge.inc();
    // `onResponse` is not called when the client disconnects.
    reply.raw.once('close', () => gauge.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config?.operation?.id ?? (request.is404 ? 'nothing' : 'site');
    const { statusCode: status, elapsedTime } = reply;
    if (!isStream(request) || status >= 400) took.observe({ operation, status }, elapsedTime / 1000);
    if (request.refused) refused.inc({ operation, code: request.refused });
  });
}

const entries = (reading: Reading) =>
  typeof reading === 'number' ? [[undefined, reading] as const] : Object.entries(reading);

/** Creates metrics. Process metrics are optional, because collecting them is expensive. */
export function openMetrics({ process: isProcessWatched = false } = {}): Metrics {
  const registry = new Registry();
  if (isProcessWatched) collectDefaultMetrics({ register: registry });
  const instruments = createInstruments(registry);
  const metricOptions = (name: string, help: string, label?: string) => ({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
  });
  return {
    countShed: (why) => instruments.shed.inc({ why }),
    registerGauge: (name, help, read, label) => {
      const gauge = new Gauge({
        ...metricOptions(name, help, label),
        collect: async () => {
          const reading = await Promise.resolve(read()).catch(() => ({}));
          gauge.reset();
          for (const [key, value] of entries(reading)) gauge.set(label && key ? { [label]: key } : {}, value);
        },
      });
    },
    registerCounter: (name, help, read, label) => {
      const counter = new Counter({
        ...metricOptions(name, help, label),
        collect: () => {
          counter.reset();
          for (const [key, value] of entries(read())) counter.inc(label && key ? { [label]: key } : {}, value);
        },
      });
    },
    countRequests: (app) => countRequests(app, instruments),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Registers the metrics of a store: its connections, queries and failures. */
export function registerStoreMetrics(metrics: Metrics, store: Pick<Store, 'pool' | 'counts'>): void {
  metrics.registerGauge(
    'trama_store_connections',
    'Connections to the store.',
    () => {
      const { size, idle, waiting } = store.pool();
      return { used: size - idle, idle, waiting };
    },
    'state',
  );
  metrics.registerCounter(
    'trama_store_queries_total',
    'Queries, by how they ended.',
    () => store.counts().queries,
    'outcome',
  );
  metrics.registerCounter('trama_store_transactions_total', 'Transactions begun.', () => store.counts().transactions);
  metrics.registerCounter('trama_store_connections_opened_total', 'Connections opened.', () => store.counts().opened);
}

/** Registers the metrics of the outbox, by status. */
export function registerMailMetrics(metrics: Metrics, db: Db): void {
  const count = async () => {
    const rowCount = sql<number>`count(*)::integer`.as('count');
    // Mails about meetings are delayed on purpose, which does not mean that the queue is stuck.
    const status = sql<string>`case when status = 'queued' and attempts = 0 and next_at > now() then 'waiting'
      else status end`;
    const rows = await db
      .selectFrom('outbox')
      .select([status.as('status'), rowCount])
      .groupBy(status)
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };
  metrics.registerGauge('trama_mail', 'Messages of the last day, by what became of them.', count, 'status');
}

/** Serves `/metrics` on a separate address, so that only operators reach it. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5_000;
  server.maxConnections = 20;
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new StartError(`Não foi possível servir as métricas em ${host}:${port}: ${message}`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}
