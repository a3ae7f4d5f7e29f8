import type { FastifyRequest } from 'fastify';
import { isLoopback, parseHost } from '../kernel/hosts.ts';
import { Problem } from '../kernel/problem.ts';
import { words } from './words/index.ts';

/**
 * Returns the origin of a request to this machine itself, null otherwise: the `Host` header of other requests can be
 * forged to redirect links.
 */
export function loopbackOrigin({ protocol, headers }: FastifyRequest): string | null {
  const host = parseHost(headers.host ?? '');
  return host && isLoopback(host.name) ? `${protocol === 'https' ? 'https' : 'http'}://${host.text}` : null;
}

/** Returns whether the browser reports that another site sent the request. */
export function isCrossSite({ headers }: FastifyRequest, publicUrl: string | null | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Throws `Problem` (400) for a request without exactly one valid host or without a path. */
export function rejectForgedRequest({ url, raw }: FastifyRequest): void {
  const { rawHeaders } = raw;
  const hostHeaders = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  const isValid = hostHeaders.length <= 1 && hostHeaders.every((host) => parseHost(host));
  if (!isValid || !(url.startsWith('/') || (url === '*' && raw.method === 'OPTIONS')))
    throw new Problem(400, 'VALIDATION', words.malformedRequest);
}
