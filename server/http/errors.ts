import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '../kernel/language.ts';
import { notFound, Problem, unavailable } from '../kernel/problem.ts';
import { StoreUnavailable } from '../kernel/store/store-errors.ts';
import { findResponseFault } from './validation.ts';
import { words } from './words/index.ts';

interface Thrown {
  code?: string;
  statusCode?: number;
  message?: string;
}

/** Converts any thrown value to a `Problem`. */
function problemOf(error: Thrown): Problem {
  if (error instanceof Problem) return error;
  if (error.code === 'FST_ERR_BAD_URL') return new Problem(400, 'VALIDATION', words.malformedAddress);
  if (error.code?.startsWith('FST_ERR_CTP')) return new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', words.notJson);
  if (error.statusCode === 404) return notFound();
  // Other errors from Fastify's plugins are the caller's fault, such as an invalid range or a failed precondition.
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return new Problem(statusCode, 'VALIDATION', words.malformedRequest);
  if (error instanceof StoreUnavailable) return unavailable(error.isBusy ? 1 : 5);
  return new Problem(500, 'INTERNAL', words.unexpected);
}

/** Sends an error in the contract's format and logs server errors. */
export function sendProblem(error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  let problem = problemOf(error);
  const { operation } = request.routeOptions.config;
  const language = languageFor(request.headers['accept-language']);
  const contractFault = operation && findResponseFault(operation, problem.status, problem.body(language));
  if (contractFault) problem = problemOf({});
  request.refused = problem.code;
  if (request.raw.aborted) request.log.info('The client went away.');
  // A 503 is expected under load, so it gets a line without a stack.
  else if (problem.status === 503) request.log.warn({ reason: error.code, fault: error.message }, 'Unavailable');
  else if (problem.status >= 500)
    request.log.error({ err: contractFault ? new Error(contractFault) : error }, 'Request failed');
  if (problem.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  if (problem.extras.retryAfter !== undefined) reply.header('Retry-After', problem.extras.retryAfter);
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Accept-Language')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.body(language, operation?.isBrief)));
}
