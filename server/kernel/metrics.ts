import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { StartError } from './start-error.ts';
import type { Store } from './store/store.ts';
import type { Db } from './store/tables.ts';

/** One figure, or one for each value of a label. */
export type Reading = number | Record<string, number>;

/** What is counted of a server, for those who run it. Each app has its own. */
export interface Metrics {
  /** A call that was not taken, for there were too many. */
  shed(why: string): void;
  /** Something that goes up and down, read when somebody looks; `label` names what a reading is divided by. */
  watch(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void;
  /** Something that only grows and is counted elsewhere, read when somebody looks. */
  total(name: string, help: string, read: () => Reading, label?: string): void;
  /** Counts what an app answers. */
  of(app: FastifyInstance): void;
  /** All of it, as Prometheus reads it. */
  text(): Promise<string>;
  readonly type: string;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function counters(registry: Registry) {
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

/** Counts requests as they come and go. What is nobody's operation is the site's or nothing. */
function follow(app: FastifyInstance, { took, open, lines, refused }: ReturnType<typeof counters>): void {
  const isLine = ({ routeOptions }: FastifyRequest) => (routeOptions.config?.operation?.streams.size ?? 0) > 0;
  app.addHook('onRequest', async (request, reply) => {
    const under = isLine(request) ? lines : open;
    under.inc();
    // Not `onResponse`, which nobody hears of when the caller goes away.
    reply.raw.once('close', () => under.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config?.operation?.id ?? (request.is404 ? 'nothing' : 'site');
    const { statusCode: status, elapsedTime } = reply;
    if (!isLine(request) || status >= 400) took.observe({ operation, status }, elapsedTime / 1000);
    if (request.refused) refused.inc({ operation, code: request.refused });
  });
}

const entries = (reading: Reading) =>
  typeof reading === 'number' ? [[undefined, reading] as const] : Object.entries(reading);

/** Begins to count. The process itself is watched only where somebody looks, for that costs. */
export function openMetrics({ process: isProcessWatched = false } = {}): Metrics {
  const registry = new Registry();
  if (isProcessWatched) collectDefaultMetrics({ register: registry });
  const counted = counters(registry);
  const named = (name: string, help: string, label?: string) => ({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
  });
  return {
    shed: (why) => counted.shed.inc({ why }),
    watch: (name, help, read, label) => {
      const gauge = new Gauge({
        ...named(name, help, label),
        collect: async () => {
          const reading = await Promise.resolve(read()).catch(() => ({}));
          gauge.reset();
          for (const [key, value] of entries(reading)) gauge.set(label && key ? { [label]: key } : {}, value);
        },
      });
    },
    total: (name, help, read, label) => {
      const counter = new Counter({
        ...named(name, help, label),
        collect: () => {
          counter.reset();
          for (const [key, value] of entries(read())) counter.inc(label && key ? { [label]: key } : {}, value);
        },
      });
    },
    of: (app) => follow(app, counted),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

/** Watches a store: its connections, what it was asked, and how often that failed. */
export function watchStore(metrics: Metrics, store: Pick<Store, 'pool' | 'counts'>): void {
  metrics.watch(
    'trama_store_connections',
    'Connections to the store.',
    () => {
      const { size, idle, waiting } = store.pool();
      return { used: size - idle, idle, waiting };
    },
    'state',
  );
  metrics.total('trama_store_queries_total', 'Queries, by how they ended.', () => store.counts().queries, 'outcome');
  metrics.total('trama_store_transactions_total', 'Transactions begun.', () => store.counts().transactions);
  metrics.total('trama_store_connections_opened_total', 'Connections opened.', () => store.counts().opened);
}

/** Watches the queue of messages, by what became of each. */
export function watchMail(metrics: Metrics, db: Db): void {
  const count = async () => {
    const counted = sql<number>`count(*)::integer`.as('count');
    // Mails about meetings wait some quiet minutes, which is no sign of a queue that stands still.
    const status = sql<string>`case when status = 'queued' and attempts = 0 and next_at > now() then 'waiting'
      else status end`;
    const rows = await db
      .selectFrom('outbox')
      .select([status.as('status'), counted])
      .groupBy(status)
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };
  metrics.watch('trama_mail', 'Messages of the last day, by what became of them.', count, 'status');
}

/** Serves `/metrics` on an address of its own, which is nobody's but the operators'. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'type'>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
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
