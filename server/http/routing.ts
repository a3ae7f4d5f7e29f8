import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Problem } from '../kernel/problem.ts';
import { operations } from './contract.ts';
import { words } from './words/index.ts';

const methodsByPath = Map.groupBy(operations, ({ path }) => path);
const addresses = [...methodsByPath].map(([path, all]) => {
  const operationMethods: string[] = all.map(({ method }) => method);
  const methods = operationMethods.includes('GET') ? ['HEAD', ...operationMethods] : operationMethods;
  return {
    path,
    form: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    methods,
    allow: [...methods, 'OPTIONS'].sort().join(', '),
  };
});

export const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

const maxPathLength = 1_024;

/**
 * Returns the file that a path names within a served folder, or undefined for an unsafe path. Dot files and source maps
 * are not public.
 */
export function toSafeFilePath(path: string): string | undefined {
  if (path.length > maxPathLength || /%(?![\da-f]{2})/i.test(path)) return undefined;
  let file: string;
  try {
    file = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const isSafe = file.split('/').every((part) => part !== '' && part.length < 256 && !/^\.|[\\\p{Cc}]/u.test(part));
  return isSafe && !file.endsWith('.map') ? file : undefined;
}

/**
 * Returns a path that is safe to log, because a path can contain a token: the pattern of the contract, or only the
 * first segment.
 */
export function toLoggablePath({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.config?.operation ?? addresses.find(({ form }) => form.test(pathOf(url)));
  if (route) return route.path;
  const [, first = '', ...more] = pathOf(url).split('/');
  const begin = /^[a-z][a-z.-]{0,31}$/.test(first) || !first ? first : '…';
  return `/${begin}${more.length > 0 ? '/…' : ''}`;
}

/** Returns whether the contract handles a path, and not the app. */
export const isContractPath = (path: string) =>
  /^\/api(\/|$)/.test(path) || addresses.some(({ form }) => form.test(path));

/**
 * Responds when no operation matches: 405 for another method of a known path, 404 otherwise. The router also gets here
 * for a parameter that it does not match, such as a line break before `.ics`.
 */
export function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const address = addresses.find(({ form }) => form.test(pathOf(request.url)));
  if (!address || address.methods.includes(request.method)) throw notFound();
  reply.header('Allow', address.allow);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new Problem(405, 'METHOD_NOT_ALLOWED', words.methodNotAllowed(request.method));
}
