import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { languageFor } from '../kernel/language.ts';
import { type ConcurrencyLimit, overloaded } from './concurrency-limit.ts';
import { operations } from './contract.ts';

const exemptPaths = new Set(operations.filter(({ isExemptFromLimit: isUngated }) => isUngated).map(({ path }) => path));
const isLimited = (url = '') => url.startsWith('/api/') && !exemptPaths.has(url.split('?', 1)[0] ?? url);

// The minimum of security headers for a response that is never rendered.
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Language',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

function sendOverload({ headers: { 'accept-language': language } }: IncomingMessage, response: ServerResponse): void {
  const problem = overloaded();
  const body = JSON.stringify(problem.body(languageFor(language)));
  response
    .writeHead(problem.status, {
      ...headers,
      'Retry-After': problem.extras.retryAfter ?? 1,
      'X-Request-Id': randomUUID(),
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}

/**
 * Sheds load: rejects requests with 503 before doing any work for them while the queue is full, because rejecting costs
 * a fraction of serving. The response is delayed by the maximum queue time, so that clients that retry at once cannot
 * keep the server busy.
 */
export function shedLoad(server: Server, gate: ConcurrencyLimit): void {
  const [serve] = server.listeners('request') as RequestListener[];
  if (!serve) throw new Error('Nobody serves.');
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!gate.isQueueFull() || !isLimited(request.url)) return serve(request, response);
    setTimeout(sendOverload, gate.countRejection(), request, response);
  });
}
