import type { FastifyRequest } from 'fastify';
import { isLoopback, readHost } from '../kernel/hosts.ts';
import { Problem } from '../kernel/problem.ts';
import { words } from './words/index.ts';

/** What a request says of its host is believed only where it leads nowhere else: on this very machine. */
export function loopbackOrigin({ protocol, headers }: FastifyRequest): string | null {
  const host = readHost(headers.host ?? '');
  return host && isLoopback(host.name) ? `${protocol === 'https' ? 'https' : 'http'}://${host.text}` : null;
}

/** Whether a browser says that the page of another site sent a request. */
export function isCrossSite({ headers }: FastifyRequest, publicUrl: string | null | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Refuses (400) what names no one host, or asks for something that is no path of ours. */
export function refuseForged({ url, raw }: FastifyRequest): void {
  const { rawHeaders } = raw;
  const named = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  const isSound = named.length <= 1 && named.every((host) => readHost(host));
  if (!isSound || !(url.startsWith('/') || (url === '*' && raw.method === 'OPTIONS')))
    throw new Problem(400, 'VALIDATION', words.malformedRequest);
}
