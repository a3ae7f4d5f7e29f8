import { isIPv4, isIPv6 } from 'node:net';

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
