import { isIPv4, isIPv6 } from 'node:net';

/** A host in lower case, without the brackets of an IPv6 address. */
interface Host {
  name: string;
  /** The host with its port, if it has one: `localhost:3000`. */
  text: string;
}

const label = '[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?';
const form = new RegExp(`^(?:\\[([\\da-f:.]{2,45})\\]|(${label}(?:\\.${label})*\\.?))(?::(\\d{1,5}))?$`, 'i');

/** Parses the value of a `Host` header; undefined if it contains anything else. */
export function parseHost(text: string): Host | undefined {
  if (text.length > 261) return undefined;
  const [, ip, name = ip, port = '0'] = form.exec(text) ?? [];
  if (!name || (ip && !isIPv6(ip)) || Number(port) > 65_535) return undefined;
  return { name: name.toLowerCase(), text: text.toLowerCase() };
}

/** Returns whether a host is certainly this machine. */
export const isLoopback = (name: string) =>
  name === 'localhost' || name === '::1' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
