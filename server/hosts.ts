import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** A host as it stands in an address, in lower case and without the brackets of an IPv6 address. */
interface Host {
  name: string;
  /** With the port, where one is named: `localhost:3000`. */
  text: string;
}

const label = '[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?';
const form = new RegExp(`^(?:\\[([\\da-f:.]{2,45})\\]|(${label}(?:\\.${label})*\\.?))(?::(\\d{1,5}))?$`, 'i');

/** The host that a text names, as the `Host` of a request does; nothing where it says anything besides. */
export function readHost(text: string): Host | undefined {
  if (text.length > 261) return undefined;
  const [, ip, name = ip, port = '0'] = form.exec(text) ?? [];
  if (!name || (ip && !isIPv6(ip)) || Number(port) > 65_535) return undefined;
  return { name: name.toLowerCase(), text: text.toLowerCase() };
}

/** Whether a host can only be this machine. */
export const isLoopback = (name: string) =>
  name === 'localhost' || name === '::1' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));

/** What a request says of its host is believed only where it leads nowhere else: on this very machine. */
export function loopbackOrigin({ protocol, headers }: FastifyRequest): string | null {
  const host = readHost(headers.host ?? '');
  return host && isLoopback(host.name) ? `${protocol === 'https' ? 'https' : 'http'}://${host.text}` : null;
}

/** Refuses (400) what names no one host, or asks for something that is no path of ours. */
export function refuseForged({ url, raw }: FastifyRequest): void {
  const { rawHeaders } = raw;
  const named = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  const isSound = named.length <= 1 && named.every((host) => readHost(host));
  if (!isSound || !(url.startsWith('/') || (url === '*' && raw.method === 'OPTIONS')))
    throw new Refusal(400, 'VALIDATION', (words) => words.malformedRequest);
}
