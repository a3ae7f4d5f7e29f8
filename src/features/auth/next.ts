/** An address of this app to go to after signing in; anything that could lead elsewhere is no address. */
export function safeNext(next: string | null): string | undefined {
  if (!next || !/^\/(?![/\\])/.test(next)) return undefined;
  const url = new URL(next, 'http://here.invalid');
  return url.host === 'here.invalid' ? url.pathname + url.search + url.hash : undefined;
}

/** The same address to come back to, for another of the ways in. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = safeNext(search.get('next'));
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
