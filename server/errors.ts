import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import { StoreAway } from './store/away.ts';
import { faultOfAnswer } from './validation.ts';
import { wordsFor } from './words/index.ts';

interface Thrown {
  code?: string;
  statusCode?: number;
  message?: string;
}

/** Whatever was thrown, as a refusal that can be told. */
function refusalOf(error: Thrown): Refusal {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_BAD_URL') return new Refusal(400, 'VALIDATION', (words) => words.malformedAddress);
  if (error.code?.startsWith('FST_ERR_CTP'))
    return new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', (words) => words.notJson);
  if (error.statusCode === 404) return new Refusal(404, 'NOT_FOUND', (words) => words.notFoundHere);
  // Whatever else the server's own parts refuse is the caller's: a range past the end, a condition that does not hold.
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, 'VALIDATION', (words) => words.malformedRequest);
  if (error instanceof StoreAway)
    return new Refusal(503, 'UNAVAILABLE', (words) => words.unavailable, { retryAfter: error.isBusy ? 1 : 5 });
  return new Refusal(500, 'INTERNAL', (words) => words.unexpected);
}

/** Tells an error to the caller in the contract's shape, and a fault of ours to the log. */
export function tell(error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  let refusal = refusalOf(error);
  const { operation } = request.routeOptions.config;
  const words = wordsFor(request.headers['accept-language']);
  const undocumented = operation && faultOfAnswer(operation, refusal.status, refusal.problem(words));
  if (undocumented) refusal = refusalOf({});
  request.refused = refusal.code;
  if (request.raw.aborted) request.log.info('The client went away.');
  // What is refused for now is planned: a line says so, and no stack.
  else if (refusal.status === 503) request.log.warn({ reason: error.code, fault: error.message }, 'Unavailable');
  else if (refusal.status >= 500)
    request.log.error({ err: undocumented ? new Error(undocumented) : error }, 'Request failed');
  if (refusal.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (refusal.extras.retryAfter !== undefined) reply.header('Retry-After', refusal.extras.retryAfter);
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Accept-Language')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.problem(words, operation?.isBriefAboutFaults)));
}
