import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { languageFor } from '../kernel/language.ts';
import { operations } from './contract.ts';
import { type Gate, tooBusy } from './gate.ts';

const ungated = new Set(operations.filter(({ isUngated }) => isUngated).map(({ path }) => path));
const isGated = (url = '') => url.startsWith('/api/') && !ungated.has(url.split('?', 1)[0] ?? url);

// Where nothing may be run or shown, by the least that says so.
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Language',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

function refuse({ headers: { 'accept-language': language } }: IncomingMessage, response: ServerResponse): void {
  const problem = tooBusy();
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
 * Refuses (503) before anything is done for them the requests that no turn would come to in time, for enough wait for
 * theirs already: turning somebody away costs a fraction of looking at what they want. They are told when their time is
 * over, like those who waited inside, or whoever asks again at once would keep the server busy with that alone.
 */
export function guardDoor(server: Server, gate: Gate): void {
  const [serve] = server.listeners('request') as RequestListener[];
  if (!serve) throw new Error('Nobody serves.');
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!gate.isFull() || !isGated(request.url)) return serve(request, response);
    setTimeout(refuse, gate.turnAway(), request, response);
  });
}
