const here = 'http://app.invalid';

/**
 * Resolves a text to an address within the app, as a browser would, or returns undefined if it could lead to another
 * host: browsers resolve `/..//evil.example` to `//evil.example`.
 */
export function toInternalPath(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
