import { toInternalPath } from '#domain/addresses';

/** An address of this app to go to after signing in; anything that could lead elsewhere is no address. */
export const safeNext = toInternalPath;

/** The same address to come back to, for another of the ways in. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = safeNext(search.get('next'));
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
